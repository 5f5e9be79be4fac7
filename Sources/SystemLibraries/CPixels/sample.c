#include "CPixels.h"

#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

// Which source pixels make one result pixel, and how much of each.
typedef struct {
  int first, count;
  size_t weights; // where in the common array
} tap;

static double weight_at(double distance, int sharpness) {
  double x = distance < 0 ? -distance : distance;
  if (sharpness < 2) return x < 1 ? 1 - x : 0;
  if (x < 1) return 1 + x * x * (1.5 * x - 2.5);
  return x < 2 ? 2 + x * (x * (2.5 - 0.5 * x) - 4) : 0;
}

// The whole number below, far enough from the type's ends to be added to. NaN is 0.
static int down(double v) {
  const double most = 1 << 29;
  if (!(v > -most)) return v < 0 ? -(1 << 29) : 0;
  if (v > most) return 1 << 29;
  int whole = (int)v;
  return whole > v ? whole - 1 : whole;
}

// The source pixels for a result pixel: at least one, and no more than there are.
static double spread_of(double step, int source) {
  double spread = step < 0 ? -step : step;
  return spread > source ? source : spread > 1 ? spread : 1;
}

static int clamped(int value, int high) { return value < 0 ? 0 : value > high ? high : value; }

// Weights for `count` results; `widest` is the capacity for each in `weights`.
static void plan_taps(int source, double start, double step, int count, int sharpness, tap *taps,
                      float *weights, int widest) {
  double spread = spread_of(step, source);
  double radius = sharpness < 2 ? spread : 2 * spread;
  for (int i = 0; i < count; i++) {
    double center = start + (i + 0.5) * step - 0.5;
    tap *t = &taps[i];
    t->weights = (size_t)i * (size_t)widest;
    if (sharpness == 0) {
      t->first = clamped(down(center + 0.5), source - 1);
      t->count = 1;
      weights[t->weights] = 1;
      continue;
    }
    int low = down(center - radius) + 1, high = down(center + radius);
    if (high - low + 1 > widest) high = low + widest - 1;
    if (high < low) high = low;
    // What falls beyond the edge counts for the edge's own pixel.
    t->first = clamped(low, source - 1);
    t->count = clamped(high, source - 1) - t->first + 1;
    double sum = 0;
    for (int k = 0; k < t->count; k++) weights[t->weights + (size_t)k] = 0;
    for (int s = low; s <= high; s++) {
      double w = weight_at((s - center) / spread, sharpness);
      weights[t->weights + (size_t)(clamped(s, source - 1) - t->first)] += (float)w;
      sum += w;
    }
    if (sum == 0) {
      weights[t->weights] = 1;
      sum = 1;
    }
    for (int k = 0; k < t->count; k++) weights[t->weights + (size_t)k] /= (float)sum;
  }
}

static int widest_tap(double step, int source, int sharpness) {
  return (int)(2 * spread_of(step, source) * (sharpness < 2 ? 1 : 2)) + 3;
}

static uint32_t rounded(float v, uint32_t high) {
  return v <= 0 ? 0 : v >= (float)high ? high : (uint32_t)(v + 0.5f);
}

int px_resample(const uint32_t *from, int from_width, int from_height, ptrdiff_t from_stride,
                double x0, double y0, double step_x, double step_y, uint32_t *to, int width,
                int height, ptrdiff_t stride, int sharpness) {
  if (width <= 0 || height <= 0 || from_width <= 0 || from_height <= 0) return 1;
  int wide_x = widest_tap(step_x, from_width, sharpness);
  int wide_y = widest_tap(step_y, from_height, sharpness);
  tap *columns = malloc(((size_t)width + (size_t)height) * sizeof *columns);
  float *weights = malloc(((size_t)width * (size_t)wide_x + (size_t)height * (size_t)wide_y) *
                          sizeof *weights);
  // Rows of the source, already at the new width.
  float *rows = malloc((size_t)from_height * (size_t)width * 4 * sizeof *rows);
  int done = columns && weights && rows;
  if (done) {
    tap *lines = columns + width;
    float *line_weights = weights + (size_t)width * (size_t)wide_x;
    plan_taps(from_width, x0, step_x, width, sharpness, columns, weights, wide_x);
    plan_taps(from_height, y0, step_y, height, sharpness, lines, line_weights, wide_y);
    int low = from_height, high = -1;
    for (int y = 0; y < height; y++) {
      if (lines[y].first < low) low = lines[y].first;
      if (lines[y].first + lines[y].count - 1 > high) high = lines[y].first + lines[y].count - 1;
    }
    for (int y = low; y <= high; y++) {
      const uint32_t *source = from + y * from_stride;
      float *row = rows + (size_t)y * (size_t)width * 4;
      for (int x = 0; x < width; x++, row += 4) {
        float sum[4] = {0};
        const float *w = weights + columns[x].weights;
        for (int k = 0; k < columns[x].count; k++) {
          uint32_t p = source[columns[x].first + k];
          for (int c = 0; c < 4; c++) sum[c] += w[k] * (float)(p >> (8 * c) & 255);
        }
        for (int c = 0; c < 4; c++) row[c] = sum[c];
      }
    }
    for (int y = 0; y < height; y++) {
      const float *w = line_weights + lines[y].weights;
      for (int x = 0; x < width; x++) {
        float sum[4] = {0};
        for (int k = 0; k < lines[y].count; k++) {
          const float *row = rows + ((size_t)(lines[y].first + k) * (size_t)width + (size_t)x) * 4;
          for (int c = 0; c < 4; c++) sum[c] += w[k] * row[c];
        }
        uint32_t alpha = rounded(sum[3], 255);
        to[y * stride + x] = alpha << 24 | rounded(sum[2], alpha) << 16 |
                             rounded(sum[1], alpha) << 8 | rounded(sum[0], alpha);
      }
    }
  }
  free(columns);
  free(weights);
  free(rows);
  return done;
}

// Four channels at a position between pixels, 0…255 each; outside the picture all are 0.
static void bilinear(const uint32_t *from, int width, int height, ptrdiff_t stride, double x,
                     double y, float *sum) {
  if (!(x > -1 && y > -1 && x < width && y < height)) return;
  int left = (int)(x + 1) - 1, top = (int)(y + 1) - 1;
  float fx = (float)(x - left), fy = (float)(y - top);
  for (int j = 0; j < 2; j++)
    for (int i = 0; i < 2; i++) {
      int px = left + i, py = top + j;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      float weight = (i ? fx : 1 - fx) * (j ? fy : 1 - fy);
      uint32_t p = from[py * stride + px];
      for (int k = 0; k < 4; k++) sum[k] += weight * (float)(p >> (8 * k) & 255);
    }
}

void px_project(const uint32_t *from, int from_width, int from_height, ptrdiff_t from_stride,
                const double *m, uint32_t *to, ptrdiff_t stride, double x0, double y0, int width,
                int height) {
  for (int row = 0; row < height; row++, to += stride)
    for (int column = 0; column < width; column++) {
      float sum[4] = {0, 0, 0, 0};
      for (int part = 0; part < 4; part++) {
        double x = x0 + column + (part & 1 ? 0.75 : 0.25);
        double y = y0 + row + (part & 2 ? 0.75 : 0.25);
        double w = m[6] * x + m[7] * y + m[8];
        if (!(w > 1e-9)) continue;
        bilinear(from, from_width, from_height, from_stride,
                 (m[0] * x + m[1] * y + m[2]) / w - 0.5, (m[3] * x + m[4] * y + m[5]) / w - 0.5,
                 sum);
      }
      uint32_t pixel = 0;
      for (int k = 0; k < 4; k++) pixel |= (uint32_t)(sum[k] * 0.25f + 0.5f) << (8 * k);
      to[column] = pixel;
    }
}
