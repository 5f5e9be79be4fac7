#include "mutation.h"

#include <string.h>

uint64_t mutation_next(uint64_t *state) {
  uint64_t z = *state += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

size_t mutation_below(uint64_t *state, size_t limit) {
  return limit ? (size_t)(mutation_next(state) % limit) : 0;
}

/// A number of 1, 2, 4 or 8 bytes at the ends of its type's range, or a random one, in either byte order.
static void put_number(uint8_t *at, size_t room, uint64_t *state) {
  static const uint64_t extremes[] = {
      0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF,
      0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFFFFFFFFFF,
  };
  size_t width = (size_t)1 << mutation_below(state, 4);
  if (width > room) width = 1;
  uint64_t number = mutation_next(state);
  size_t choice = mutation_below(state, 2 * sizeof extremes / sizeof *extremes);
  if (choice < sizeof extremes / sizeof *extremes) number = extremes[choice];
  int is_big = mutation_next(state) & 1;
  for (size_t i = 0; i < width; i++)
    at[is_big ? width - 1 - i : i] = (uint8_t)(number >> (8 * i));
}

static size_t change(uint8_t *file, size_t length, size_t room, uint64_t *state) {
  size_t at = mutation_below(state, length);
  size_t part = 1 + mutation_below(state, length - at < 64 ? length - at : 64);
  switch (mutation_below(state, 8)) {
  case 0:
  case 1:
    file[at] ^= (uint8_t)(1u << mutation_below(state, 8));
    return length;
  case 2:
    file[at] = (uint8_t)mutation_next(state);
    return length;
  case 3:
  case 4:
    put_number(file + at, length - at, state);
    return length;
  case 5:
    memmove(file + at, file + at + part, length - at - part);
    return length - part;
  case 6:
    if (length + part > room) return length;
    memmove(file + at + part, file + at, length - at);
    return length + part;
  default: {
    size_t from = mutation_below(state, length - part + 1);
    memmove(file + at, file + from, part);
    return length;
  }
  }
}

size_t mutation_make(const uint8_t *from, size_t length, uint8_t *to, size_t room,
                     uint64_t *state) {
  memcpy(to, from, length);
  size_t count = 1 + mutation_below(state, 6);
  for (size_t i = 0; i < count && length > 0; i++) length = change(to, length, room, state);
  if (mutation_below(state, 8) == 0) length = mutation_below(state, length + 1);
  return length;
}
