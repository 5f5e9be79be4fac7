#include <string.h>

#include "image_formats.h"

// Loops over pixels, in C because they must be quick in debug builds too.

/// The quotient by 255, rounded to nearest.
static inline uint8_t divided(uint32_t product) {
  product += 128;
  return (uint8_t)((product + (product >> 8)) >> 8);
}

void vitrine_pixels_premultiply(uint8_t *pixels, size_t count) {
  for (uint8_t *end = pixels + count * 4; pixels < end; pixels += 4) {
    if (pixels[3] == 255) continue;
    for (int i = 0; i < 3; i++) pixels[i] = divided((uint32_t)pixels[i] * pixels[3]);
  }
}

void vitrine_pixels_unpremultiply(uint8_t *pixels, size_t count) {
  for (uint8_t *end = pixels + count * 4; pixels < end; pixels += 4) {
    uint32_t alpha = pixels[3];
    if (alpha == 255 || alpha == 0) continue;
    for (int i = 0; i < 3; i++) {
      uint32_t value = (pixels[i] * 255u + alpha / 2) / alpha;
      pixels[i] = value > 255 ? 255 : (uint8_t)value;
    }
  }
}

void vitrine_pixels_mix_inks(uint8_t *pixels, size_t count) {
  for (uint8_t *end = pixels + count * 4; pixels < end; pixels += 4) {
    for (int i = 0; i < 3; i++) pixels[i] = divided((255u - pixels[i]) * (255u - pixels[3]));
    pixels[3] = 255;
  }
}

void vitrine_pixels_put_on_white(uint8_t *pixels, size_t count) {
  for (uint8_t *end = pixels + count * 4; pixels < end; pixels += 4) {
    uint32_t white = 255u - pixels[3];
    for (int i = 0; i < 3; i++) {
      uint32_t value = pixels[i] + white;
      pixels[i] = value > 255 ? 255 : (uint8_t)value;
    }
    pixels[3] = 255;
  }
}

void vitrine_pixels_turn(
    uint8_t *to, const uint8_t *from, size_t width, size_t height, int orientation) {
  int is_sideways = orientation > 4;
  size_t across = is_sideways ? height : width, down = is_sideways ? width : height;
  // The stored row and column from which the picture's upper left corner comes, as EXIF's table has them.
  int starts_right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  int starts_below = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  for (size_t y = 0; y < down; y++) {
    for (size_t x = 0; x < across; x++, to += 4) {
      size_t column = is_sideways ? y : x, row = is_sideways ? x : y;
      if (starts_right) column = width - 1 - column;
      if (starts_below) row = height - 1 - row;
      memcpy(to, from + (row * width + column) * 4, 4);
    }
  }
}
