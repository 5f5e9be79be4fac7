#include "CPixels.h"
#include "scale.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

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

void px_fill(uint32_t *to, uint32_t color, size_t count) {
  for (size_t i = 0; i < count; i++) to[i] = color;
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
