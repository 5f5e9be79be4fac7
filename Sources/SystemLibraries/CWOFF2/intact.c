// The check sums of a font's tables (OpenType, "Calculating checksums"): HarfBuzz's subsetter trusts what it is
// given, and writes beyond its memory where a table isn't what it was.
#include "subset.h"

typedef struct {
  const uint8_t *bytes;
  size_t count;
} font_bytes;

static uint32_t number(font_bytes from, size_t at) {
  uint32_t value = 0;
  for (size_t i = 0; i < 4; i++)
    value = value << 8 | (at + i < from.count ? from.bytes[at + i] : 0u);
  return value;
}

static uint32_t sum(font_bytes from, size_t at, size_t length) {
  uint32_t total = 0;
  for (size_t i = 0; i < length; i += 4) {
    uint32_t word = number(from, at + i);
    // What follows a table up to a whole word counts as 0.
    if (length - i < 4) word &= ~(uint32_t)0 << (8 * (4 - (length - i)));
    total += word;
  }
  return total;
}

int cw_is_intact(const uint8_t *bytes, size_t count, unsigned index) {
  font_bytes font = {bytes, count};
  enum { collection = 0x74746366, head = 0x68656164 };
  size_t start = 0;
  if (number(font, 0) == collection) {
    if (index >= number(font, 8)) return 0;
    start = number(font, 12 + 4 * (size_t)index);
  } else if (index > 0) {
    return 0;
  }
  if (start + 12 > count) return 0;
  size_t tables = number(font, start + 4) >> 16;
  if (start + 12 + 16 * tables > count) return 0;
  for (size_t i = 0; i < tables; i++) {
    size_t entry = start + 12 + 16 * i;
    size_t at = number(font, entry + 8), length = number(font, entry + 12);
    if (at > count || length > count - at) return 0;
    uint32_t found = sum(font, at, length);
    // It holds a sum of the whole file, which counts as 0.
    if (number(font, entry) == head && length >= 12) found -= number(font, at + 8);
    if (found != number(font, entry + 4)) return 0;
  }
  return 1;
}
