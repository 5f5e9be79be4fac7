#include "CPixels.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

// x·y / 255, rounded, on the two channels at bits 0–7 and 16–23 at once.
static inline uint32_t scale_pair(uint32_t pair, uint32_t by) {
  uint32_t product = pair * by + 0x00800080;
  return ((product + ((product >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
}

static inline uint32_t scale(uint32_t pixel, uint32_t by) {
  return scale_pair(pixel & 0x00FF00FF, by) | scale_pair((pixel >> 8) & 0x00FF00FF, by) << 8;
}

static inline uint32_t over(uint32_t top, uint32_t below) {
  return top + scale(below, 255 - (top >> 24));
}

// Two pixels, a lane for each channel, wide enough for products.
typedef uint16_t lanes __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(8)));

static inline lanes load(const uint32_t *from) {
  bytes b;
  memcpy(&b, from, sizeof b);
  return __builtin_convertvector(b, lanes);
}

static inline void store(uint32_t *to, lanes v) {
  bytes b = __builtin_convertvector(v, bytes);
  memcpy(to, &b, sizeof b);
}

// x / 255, rounded, for products of two bytes.
static inline lanes by_255(lanes x) {
  x += 128;
  return (x + (x >> 8)) >> 8;
}

static inline lanes twice(uint32_t pixel) {
  uint32_t two[2] = {pixel, pixel};
  return load(two);
}

static inline void blend_pair(uint32_t *to, lanes color, uint16_t first, uint16_t second) {
  lanes coverage = {first, first, first, first, second, second, second, second};
  lanes top = by_255(color * coverage);
  lanes alpha = __builtin_shufflevector(top, top, 3, 3, 3, 3, 7, 7, 7, 7);
  store(to, top + by_255(load(to) * (255 - alpha)));
}

void px_fill(uint32_t *to, uint32_t color, size_t count) {
  for (size_t i = 0; i < count; i++) to[i] = color;
}

static void mask_row(uint32_t *to, const uint8_t *mask, int width, uint32_t color) {
  int is_opaque = color >> 24 == 255, x = 0;
  lanes wide = twice(color);
  for (; x + 4 <= width; x += 4) {
    uint32_t four;
    memcpy(&four, mask + x, 4);
    if (four == 0) continue;
    if (four == 0xFFFFFFFF && is_opaque) {
      px_fill(to + x, color, 4);
      continue;
    }
    blend_pair(to + x, wide, mask[x], mask[x + 1]);
    blend_pair(to + x + 2, wide, mask[x + 2], mask[x + 3]);
  }
  for (; x < width; x++)
    if (mask[x]) to[x] = over(scale(color, mask[x]), to[x]);
}

void px_mask_over(uint32_t *to, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride,
                  int width, int height, uint32_t color) {
  for (int y = 0; y < height; y++)
    mask_row(to + y * stride, mask + y * mask_stride, width, color);
}

static void constant_row(uint32_t *to, int width, uint32_t color) {
  if (width <= 0 || color >> 24 == 0) return;
  if (color >> 24 == 255) return px_fill(to, color, (size_t)width);
  lanes top = twice(color), rest = {0};
  rest += (uint16_t)(255 - (color >> 24));
  int x = 0;
  for (; x + 2 <= width; x += 2) store(to + x, top + by_255(load(to + x) * rest));
  if (x < width) to[x] = over(color, to[x]);
}

static inline int clamped(int value, int low, int high) {
  return value < low ? low : value > high ? high : value;
}

void px_stretched_mask_over(uint32_t *to, ptrdiff_t stride, const uint8_t *mask,
                            ptrdiff_t mask_stride, int middle_x, int middle_y, int extra_x,
                            int extra_y, int x0, int y0, int x1, int y1, uint32_t color) {
  int left_end = clamped(middle_x, x0, x1);
  int right_start = clamped(middle_x + extra_x, x0, x1);
  for (int y = y0; y < y1; y++) {
    int row = y < middle_y ? y : y < middle_y + extra_y ? middle_y : y - extra_y;
    const uint8_t *coverage = mask + row * mask_stride;
    uint32_t *line = to + y * stride;
    mask_row(line + x0, coverage + x0, left_end - x0, color);
    constant_row(line + left_end, right_start - left_end, scale(color, coverage[middle_x]));
    mask_row(line + right_start, coverage + right_start - extra_x, x1 - right_start, color);
  }
}

void px_colors_over(uint32_t *to, const uint32_t *colors, const uint8_t *mask, int width) {
  int x = 0;
  for (; x + 2 <= width; x += 2) {
    uint16_t a = mask[x], b = mask[x + 1];
    lanes coverage = {a, a, a, a, b, b, b, b};
    lanes top = by_255(load(colors + x) * coverage);
    lanes alpha = __builtin_shufflevector(top, top, 3, 3, 3, 3, 7, 7, 7, 7);
    store(to + x, top + by_255(load(to + x) * (255 - alpha)));
  }
  if (x < width) to[x] = over(scale(colors[x], mask[x]), to[x]);
}

void px_over(uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, int width,
             int height, uint8_t alpha) {
  lanes fade = {0};
  fade += alpha;
  for (int y = 0; y < height; y++, to += stride, from += from_stride) {
    int x = 0;
    for (; x + 2 <= width; x += 2) {
      uint32_t both = from[x] & from[x + 1];
      if ((from[x] | from[x + 1]) == 0) continue;
      if (alpha == 255 && both >> 24 == 255) {
        memcpy(to + x, from + x, 8);
        continue;
      }
      lanes top = by_255(load(from + x) * fade);
      lanes rest = 255 - __builtin_shufflevector(top, top, 3, 3, 3, 3, 7, 7, 7, 7);
      store(to + x, top + by_255(load(to + x) * rest));
    }
    if (x < width) to[x] = over(scale(from[x], alpha), to[x]);
  }
}

void px_plus_darker(uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride,
                    int width, int height) {
  for (int y = 0; y < height; y++, to += stride, from += from_stride)
    for (int x = 0; x < width; x++) {
      int sa = from[x] >> 24, da = to[x] >> 24;
      int alpha = sa + da > 255 ? 255 : sa + da;
      uint32_t result = (uint32_t)alpha << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        int missing = sa - (int)(from[x] >> shift & 255) + da - (int)(to[x] >> shift & 255);
        result |= (uint32_t)(alpha > missing ? alpha - missing : 0) << shift;
      }
      to[x] = result;
    }
}

void px_luminance_to_alpha(uint32_t *pixels, ptrdiff_t stride, int width, int height) {
  for (int y = 0; y < height; y++, pixels += stride)
    for (int x = 0; x < width; x++) {
      uint32_t p = pixels[x];
      // 0.2126, 0.7152, 0.0722 of 65536.
      uint32_t sum = (p >> 16 & 255) * 13933 + (p >> 8 & 255) * 46871 + (p & 255) * 4732;
      pixels[x] = (sum + 32768) >> 16 << 24;
    }
}

void px_color_matrix(uint32_t *pixels, ptrdiff_t stride, int width, int height,
                     const double *matrix) {
  for (int y = 0; y < height; y++, pixels += stride)
    for (int x = 0; x < width; x++) {
      uint32_t p = pixels[x];
      double alpha = (p >> 24) / 255.0;
      double part = p >> 24 ? 1 / (255.0 * alpha) : 0;
      double in[4] = {(p >> 16 & 255) * part, (p >> 8 & 255) * part, (p & 255) * part, alpha};
      double out[4];
      for (int row = 0; row < 4; row++) {
        const double *m = matrix + 5 * row;
        double v = m[0] * in[0] + m[1] * in[1] + m[2] * in[2] + m[3] * in[3] + m[4];
        out[row] = v > 0 ? (v < 1 ? v : 1) : 0; // no number is 0
      }
      double full = 255 * out[3];
      pixels[x] = (uint32_t)(full + 0.5) << 24 | (uint32_t)(out[0] * full + 0.5) << 16 |
                  (uint32_t)(out[1] * full + 0.5) << 8 | (uint32_t)(out[2] * full + 0.5);
    }
}

void px_tint(uint32_t *pixels, ptrdiff_t stride, int width, int height, uint32_t color) {
  for (int y = 0; y < height; y++, pixels += stride)
    for (int x = 0; x < width; x++) pixels[x] = scale(color, pixels[x] >> 24);
}

void px_swap_red_blue(uint32_t *to, const uint32_t *from, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t p = from[i];
    to[i] = (p & 0xFF00FF00) | (p >> 16 & 255) | (p & 255) << 16;
  }
}

static inline uint32_t divided(uint32_t value, uint32_t alpha) {
  uint32_t v = (value * 255 + alpha / 2) / alpha;
  return v > 255 ? 255 : v;
}

static uint32_t straight(uint32_t p) {
  uint32_t alpha = p >> 24;
  if (alpha == 0) return 0;
  return divided(p >> 16 & 255, alpha) | divided(p >> 8 & 255, alpha) << 8 |
         divided(p & 255, alpha) << 16 | alpha << 24;
}

void px_to_straight_rgba(uint32_t *to, const uint32_t *from, size_t count) {
  enum { GROUP = 16 };
  size_t i = 0;
  for (; i + GROUP <= count; i += GROUP) {
    uint32_t common = 0xFFFFFFFF;
    for (size_t k = i; k < i + GROUP; k++) common &= from[k];
    if (common >> 24 == 255)
      px_swap_red_blue(to + i, from + i, GROUP);
    else
      for (size_t k = i; k < i + GROUP; k++) to[k] = straight(from[k]);
  }
  for (; i < count; i++) to[i] = straight(from[i]);
}

void px_premultiply(uint32_t *to, const uint32_t *from, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t alpha = from[i] >> 24;
    to[i] = (scale(from[i], alpha) & 0x00FFFFFF) | alpha << 24;
  }
}

void px_alpha(uint8_t *to, ptrdiff_t to_stride, const uint32_t *from, ptrdiff_t stride, int width,
              int height) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) to[y * to_stride + x] = from[y * stride + x] >> 24;
}

void px_add_mask(uint8_t *to, ptrdiff_t to_stride, const uint8_t *mask, ptrdiff_t stride, int width,
                 int height) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      int sum = to[y * to_stride + x] + mask[y * stride + x];
      to[y * to_stride + x] = (uint8_t)(sum > 255 ? 255 : sum);
    }
}

void px_limit_to_alpha(uint32_t *pixels, ptrdiff_t stride, int width, int height) {
  for (int y = 0; y < height; y++, pixels += stride)
    for (int x = 0; x < width; x++) {
      uint32_t p = pixels[x], a = p >> 24, r = p >> 16 & 255, g = p >> 8 & 255, b = p & 255;
      if (r > a || g > a || b > a)
        pixels[x] = a << 24 | (r > a ? a : r) << 16 | (g > a ? a : g) << 8 | (b > a ? a : b);
    }
}
