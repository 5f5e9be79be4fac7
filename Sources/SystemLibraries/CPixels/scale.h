// Products of channels and coverage, on pixels one by one.
#ifndef SCALE_H
#define SCALE_H

#include <stdint.h>

// x·y / 255, rounded, on the two channels at bits 0–7 and 16–23 at once.
static inline uint32_t scale_pair(uint32_t pair, uint32_t by) {
  uint32_t product = pair * by + 0x00800080;
  return ((product + ((product >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
}

static inline uint32_t scale(uint32_t pixel, uint32_t by) {
  return scale_pair(pixel & 0x00FF00FF, by) | scale_pair((pixel >> 8) & 0x00FF00FF, by) << 8;
}

static inline uint32_t premultiplied(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  return (scale(pixel, alpha) & 0x00FFFFFF) | alpha << 24;
}

static inline uint32_t over(uint32_t top, uint32_t below) {
  return top + scale(below, 255 - (top >> 24));
}

#endif
