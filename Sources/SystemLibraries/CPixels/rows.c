#include "CPixels.h"
#include "instructions.h"
#include "scale.h"

#include <string.h>

typedef uint16_t lanes __attribute__((vector_size(32)));
typedef uint8_t bytes __attribute__((vector_size(16)));

static inline int clamped(int value, int low, int high) {
  return value < low ? low : value > high ? high : value;
}

static inline uint32_t divided(uint32_t value, uint32_t alpha) {
  uint32_t v = (value * 255 + alpha / 2) / alpha;
  return v > 255 ? 255 : v;
}

static inline uint32_t swapped(uint32_t p) {
  return (p & 0xFF00FF00) | (p >> 16 & 255) | (p & 255) << 16;
}

static inline uint32_t straight(uint32_t p) {
  uint32_t alpha = p >> 24;
  if (alpha == 0) return 0;
  return divided(p >> 16 & 255, alpha) | divided(p >> 8 & 255, alpha) << 8 |
         divided(p & 255, alpha) << 16 | alpha << 24;
}

#define LOOPS "rows.h"
#include "variants.h"

void px_mask_over_by(px_instructions how, uint32_t *to, ptrdiff_t stride, const uint8_t *mask,
                     ptrdiff_t mask_stride, int width, int height, uint32_t color) {
  CALL(how, mask_over, to, stride, mask, mask_stride, width, height, color);
}

void px_stretched_mask_over_by(px_instructions how, uint32_t *to, ptrdiff_t stride,
                               const uint8_t *mask, ptrdiff_t mask_stride, int middle_x,
                               int middle_y, int extra_x, int extra_y, int x0, int y0, int x1,
                               int y1, uint32_t color) {
  CALL(how, stretched_mask_over, to, stride, mask, mask_stride, middle_x, middle_y, extra_x,
       extra_y, x0, y0, x1, y1, color);
}

void px_colors_over_by(px_instructions how, uint32_t *to, const uint32_t *colors,
                       const uint8_t *mask, int width) {
  CALL(how, colors_over, to, colors, mask, width);
}

void px_to_straight_rgba_by(px_instructions how, uint32_t *to, const uint32_t *from, size_t count) {
  CALL(how, to_straight_rgba, to, from, count);
}

void px_from_straight_rgba_by(px_instructions how, uint32_t *to, const uint8_t *from, size_t count) {
  CALL(how, from_straight_rgba, to, from, count);
}

void px_mask_over(uint32_t *to, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride,
                  int width, int height, uint32_t color) {
  px_mask_over_by(PX_WIDEST, to, stride, mask, mask_stride, width, height, color);
}

void px_stretched_mask_over(uint32_t *to, ptrdiff_t stride, const uint8_t *mask,
                            ptrdiff_t mask_stride, int middle_x, int middle_y, int extra_x,
                            int extra_y, int x0, int y0, int x1, int y1, uint32_t color) {
  px_stretched_mask_over_by(PX_WIDEST, to, stride, mask, mask_stride, middle_x, middle_y, extra_x,
                            extra_y, x0, y0, x1, y1, color);
}

void px_colors_over(uint32_t *to, const uint32_t *colors, const uint8_t *mask, int width) {
  px_colors_over_by(PX_WIDEST, to, colors, mask, width);
}

void px_to_straight_rgba(uint32_t *to, const uint32_t *from, size_t count) {
  px_to_straight_rgba_by(PX_WIDEST, to, from, count);
}

void px_from_straight_rgba(uint32_t *to, const uint8_t *from, size_t count) {
  px_from_straight_rgba_by(PX_WIDEST, to, from, count);
}
