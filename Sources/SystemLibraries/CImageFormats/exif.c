#include "library.h"

static uint32_t number(const uint8_t *at, int bytes, int is_little) {
  uint32_t value = 0;
  for (int i = 0; i < bytes; i++) value = value << 8 | at[is_little ? bytes - 1 - i : i];
  return value;
}

int vitrine_exif_orientation(const uint8_t *exif, size_t length) {
  if (length < 14) return 1;
  int is_little = exif[0] == 'I' && exif[1] == 'I';
  if (!is_little && !(exif[0] == 'M' && exif[1] == 'M')) return 1;
  if (number(exif + 2, 2, is_little) != 42) return 1;
  size_t directory = number(exif + 4, 4, is_little);
  if (directory > length - 2) return 1;
  size_t count = number(exif + directory, 2, is_little);
  // An entry has a tag, a type, a count and a value, in 12 bytes.
  for (size_t i = 0; i < count; i++) {
    size_t entry = directory + 2 + i * 12;
    if (entry + 12 > length) return 1;
    if (number(exif + entry, 2, is_little) != 0x0112) continue;
    // A value of one 16-bit number.
    if (number(exif + entry + 2, 2, is_little) != 3) return 1;
    uint32_t value = number(exif + entry + 8, 2, is_little);
    return value >= 1 && value <= 8 ? (int)value : 1;
  }
  return 1;
}
