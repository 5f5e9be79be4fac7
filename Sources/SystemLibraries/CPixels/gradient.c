#include "CPixels.h"
#include "instructions.h"

#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Pixels: those of a run, and those that are computed at once.
enum { CHUNK = 64, LANES = 8 };

#ifndef __has_builtin
#define __has_builtin(name) 0
#endif

void px_color_table(const double *stops, int stop_count, double alpha, uint32_t *colors,
                    int count) {
  int next = 0;
  for (int i = 0; i < count; i++) {
    double t = (double)i / (count - 1), mixed[4];
    // The first entry is also the colour before the start: of several stops at 0, the first one's.
    while (i > 0 && next < stop_count && stops[5 * next] <= t) next++;
    const double *b = stops + 5 * (next < stop_count ? next : stop_count - 1);
    const double *a = next > 0 ? stops + 5 * (next - 1) : b;
    double part = b[0] > a[0] ? (t - a[0]) / (b[0] - a[0]) : 0;
    for (int k = 0; k < 4; k++) {
      double v = a[k + 1] + (b[k + 1] - a[k + 1]) * (part > 1 ? 1 : part);
      mixed[k] = v > 0 ? (v < 1 ? v : 1) : 0;
    }
    double full = 255 * mixed[3] * alpha;
    colors[i] = (uint32_t)(full + 0.5) << 24 | (uint32_t)(mixed[0] * full + 0.5) << 16 |
                (uint32_t)(mixed[1] * full + 0.5) << 8 | (uint32_t)(mixed[2] * full + 0.5);
  }
}

#define LOOPS "places.h"
#include "variants.h"

static void colors_of(const px_gradient *g, int x, int y, int n, uint32_t *to) {
  CALL(PX_WIDEST, colors_of, g, x, y, n, to);
}

void px_gradient_fill_by(px_instructions how, const px_gradient *gradient, uint32_t *to,
                         ptrdiff_t stride, int x0, int y0, int width, int height) {
  for (int y = 0; y < height; y++, to += stride)
    for (int x = 0; x < width; x += CHUNK)
      CALL(how, colors_of, gradient, x0 + x, y0 + y, width - x < CHUNK ? width - x : CHUNK, to + x);
}

void px_gradient_fill(const px_gradient *gradient, uint32_t *to, ptrdiff_t stride, int x0, int y0,
                      int width, int height) {
  px_gradient_fill_by(PX_WIDEST, gradient, to, stride, x0, y0, width, height);
}

// Part of a row: through a mask, or, where that is NULL, through `coverage` everywhere.
static void blend(const px_gradient *g, uint32_t *to, int x, int y, int n, const uint8_t *mask,
                  uint8_t coverage) {
  uint8_t even[CHUNK];
  memset(even, coverage, sizeof even);
  for (int i = 0; i < n; i += CHUNK) {
    int part = n - i < CHUNK ? n - i : CHUNK;
    if (!mask && coverage == 255 && g->is_opaque) {
      colors_of(g, x + i, y, part, to + i);
      continue;
    }
    uint32_t colors[CHUNK];
    colors_of(g, x + i, y, part, colors);
    px_colors_over(to + i, colors, mask ? mask + i : even, part);
  }
}

static int clamped(int value, int low, int high) {
  return value < low ? low : value > high ? high : value;
}

void px_stretched_gradient_over(const px_gradient *gradient, uint32_t *to, ptrdiff_t stride,
                                int left, int top, const uint8_t *mask, ptrdiff_t mask_stride,
                                int middle_x, int middle_y, int extra_x, int extra_y, int x0,
                                int y0, int x1, int y1) {
  int left_end = clamped(middle_x, x0, x1), right_start = clamped(middle_x + extra_x, x0, x1);
  int is_even = gradient->kind == PX_LINEAR && gradient->map[0] == 0;
  for (int y = y0; y < y1; y++) {
    if (is_even) {
      uint32_t color;
      colors_of(gradient, left, top + y, 1, &color);
      px_stretched_mask_over(to, stride, mask, mask_stride, middle_x, middle_y, extra_x, extra_y,
                             x0, y, x1, y + 1, color);
      continue;
    }
    int row = y < middle_y ? y : y < middle_y + extra_y ? middle_y : y - extra_y;
    const uint8_t *coverage = mask + row * mask_stride;
    uint32_t *line = to + y * stride;
    blend(gradient, line + x0, left + x0, top + y, left_end - x0, coverage + x0, 0);
    blend(gradient, line + left_end, left + left_end, top + y, right_start - left_end, NULL,
          coverage[middle_x]);
    blend(gradient, line + right_start, left + right_start, top + y, x1 - right_start,
          coverage + right_start - extra_x, 0);
  }
}
