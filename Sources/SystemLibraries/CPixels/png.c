// Deflate for pictures of user interfaces. Such a picture repeats itself in three places only: the
// pixel to the left, the row above, and a little further back (the same letter on one line). So one
// pass looks there and nowhere else, counts what it finds, and a second writes it in a single block
// with codes made for it. PNG's filters stay off, since they hide repetitions; only a row that
// equals the last gets "up", which makes it a run of zeros.
//
// Kept beside libdeflate because it is much quicker. Over 45 frames of the examples, CPU time a frame:
// 1.25 ms here; 4.0 ms by libdeflate's level 1 (9 % fewer bytes), 5.8 ms by its level 6 (21 % fewer),
// 4.9 ms by libpng's level 1 without filters (7 % more), 29 ms by libpng's defaults (6 % fewer).
// `make bench` shows level 1 beside it.
#include "CPixels.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

enum {
  RING = 16,             // rows kept to be found again
  HASH_BITS = 13,
  WINDOW = 32768,       // deflate's furthest distance
  LONGEST = 258,        // deflate's longest match, bytes
  LITERALS = 288,       // symbols for bytes, the end and lengths
  DISTANCES = 30,
  END = 256,
  // Four literals and the bits that wait for a whole byte must fit into 64.
  CODE_BITS = 14,
  UNKNOWN = 0xFFFF,
};

// The result of the first pass: a word with a kind and a number of pixels, and its operands.
enum { PIXELS, LEFT, BACK, ROW };
#define STEP(kind, count) ((uint32_t)(kind) | (uint32_t)(count) << 2)

typedef struct {
  uint16_t x, row; // `row` counts the rows that aren't repetitions
} place;

struct px_encoder {
  uint32_t *ring;
  size_t ring_size;
  uint32_t *steps;
  size_t steps_size;
  uint8_t *stream;
  size_t stream_size;
  int ring_y[RING]; // which row of the picture each slot holds
  // Four counts a byte value, one for each channel, so that equal neighbours don't wait for one
  // another.
  uint32_t bytes[4][256];
  uint32_t symbols[LITERALS];
  uint32_t distances[DISTANCES];
  place seen[1 << HASH_BITS];
  uint8_t length_symbol[LONGEST + 1]; // less 257
};

static const uint16_t length_from[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,
                                         15, 17, 19, 23, 27, 31, 35, 43, 51,  59,
                                         67, 83, 99, 115, 131, 163, 195, 227, 258};

static unsigned length_extra(unsigned symbol) {
  return symbol < 8 || symbol == 28 ? 0 : symbol / 4 - 1;
}

static unsigned distance_symbol(unsigned distance) {
  unsigned d = distance - 1;
  if (d < 4) return d;
  unsigned top = 31 - (unsigned)__builtin_clz(d);
  return 2 * top + (d >> (top - 1) & 1);
}

static unsigned distance_extra(unsigned symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

px_encoder *px_encoder_new(void) {
  px_encoder *e = calloc(1, sizeof *e);
  if (!e) return NULL;
  for (unsigned symbol = 0; symbol < 29; symbol++) {
    unsigned next = symbol < 28 ? length_from[symbol + 1] : LONGEST + 1;
    for (unsigned n = length_from[symbol]; n < next; n++) e->length_symbol[n] = (uint8_t)symbol;
  }
  return e;
}

void px_encoder_free(px_encoder *e) {
  if (!e) return;
  free(e->ring);
  free(e->steps);
  free(e->stream);
  free(e);
}

static int reserve(void **buffer, size_t *size, size_t needed) {
  if (*size >= needed) return 1;
  free(*buffer);
  *buffer = malloc(needed);
  *size = *buffer ? needed : 0;
  return *buffer != NULL;
}

// The next piece of a match of `left` bytes; none is shorter than deflate's three.
static inline unsigned piece(unsigned left) {
  if (left <= LONGEST) return left;
  return left < LONGEST + 3 ? left - 4 : LONGEST;
}

static inline void count_match(px_encoder *e, unsigned pixels, unsigned distance) {
  unsigned pieces = 0, left = 4 * pixels;
  while (left) {
    unsigned n = piece(left);
    e->symbols[257 + e->length_symbol[n]]++;
    left -= n;
    pieces++;
  }
  e->distances[distance_symbol(distance)] += pieces;
}

// How many pixels from `a` and `b` on are the same. Reads up to three pixels beyond the limit.
static inline int common(const uint32_t *a, const uint32_t *b, int limit) {
  for (int n = 0; n < limit; n += 4) {
    uint64_t p[2], q[2];
    memcpy(p, a + n, 16);
    memcpy(q, b + n, 16);
    uint64_t low = p[0] ^ q[0], high = p[1] ^ q[1];
    if (low | high) {
      n += low ? __builtin_ctzll(low) >> 5 : 2 + (__builtin_ctzll(high) >> 5);
      return n < limit ? n : limit;
    }
  }
  return limit;
}

static inline uint32_t *slot(const px_encoder *e, unsigned row, int width) {
  // One word more than the row: its last byte is the filter's, so that both are in one piece.
  return e->ring + (size_t)(row % RING) * ((size_t)width + 1) + 1;
}

// One row; returns the end of the steps.
static uint32_t *scan(px_encoder *e, unsigned row, int y, int width, uint32_t *step) {
  const uint32_t *line = slot(e, row, width), *above = NULL;
  unsigned above_distance = 0, row_bytes = 4 * (unsigned)width + 1;
  if (row > 0) {
    above_distance = (unsigned)(y - e->ring_y[(row - 1) % RING]) * row_bytes;
    if (above_distance <= WINDOW) above = slot(e, row - 1, width);
  }
  *step++ = STEP(ROW, 0);
  e->symbols[0]++;
  uint32_t *pixels = NULL; // the open step of literal pixels
  for (int x = 0; x < width;) {
    uint32_t p = line[x];
    int left = x > 0 && p == line[x - 1] ? common(line + x, line + x - 1, width - x) : 0;
    int up = left < 8 && above && p == above[x] ? common(line + x, above + x, width - x) : 0;
    // A step to the left has the shortest code: it is worth one back of twice the length.
    if (left && 2 * left >= up) {
      *step++ = STEP(LEFT, left);
      count_match(e, (unsigned)left, 4);
      x += left;
      pixels = NULL;
      continue;
    }
    int found = up;
    unsigned distance = above_distance;
    if (up < 4 && x + 1 < width) {
      uint64_t pair;
      memcpy(&pair, line + x, 8);
      place *entry = &e->seen[pair * 0x9E3779B97F4A7C15u >> (64 - HASH_BITS)], then = *entry;
      *entry = (place){(uint16_t)x, (uint16_t)row};
      if (then.row != UNKNOWN && row - then.row < RING) {
        const uint32_t *old = slot(e, then.row, width) + then.x;
        unsigned far = (unsigned)(y - e->ring_y[then.row % RING]) * row_bytes +
                       4 * ((unsigned)x - (unsigned)then.x);
        int limit = width - (x > then.x ? x : then.x);
        if (far <= WINDOW && old[0] == p && old[1] == line[x + 1]) {
          int length = common(line + x, old, limit);
          if (length > found) {
            found = length;
            distance = far;
          }
        }
      }
    }
    if (found) {
      *step++ = STEP(BACK, found);
      *step++ = distance;
      count_match(e, (unsigned)found, distance);
      x += found;
      pixels = NULL;
      continue;
    }
    if (!pixels) {
      pixels = step++;
      *pixels = STEP(PIXELS, 0);
    }
    *pixels += STEP(0, 1);
    *step++ = p;
    e->bytes[0][p & 255]++;
    e->bytes[1][p >> 8 & 255]++;
    e->bytes[2][p >> 16 & 255]++;
    e->bytes[3][p >> 24]++;
    x++;
  }
  return step;
}

// Adler-32 after a filter byte of 2 and `zeros` bytes of nothing.
static uint32_t adler_of_repetition(uint32_t adler, uint64_t zeros) {
  uint64_t low = ((adler & 0xFFFF) + 2) % 65521;
  uint64_t high = ((adler >> 16) + low * (zeros + 1)) % 65521;
  return (uint32_t)(high << 16 | low);
}

static uint32_t *scan_all(px_encoder *e, const uint32_t *pixels, ptrdiff_t stride, int width,
                          int height, uint32_t *adler) {
  uint32_t *step = e->steps;
  unsigned row = 0;
  for (int y = 0; y < height; y++, pixels += stride) {
    if (y > 0 && memcmp(pixels, pixels - stride, 4 * (size_t)width) == 0) {
      *step++ = STEP(ROW, 2);
      e->symbols[2]++;
      *step++ = STEP(PIXELS, 1);
      *step++ = 0;
      e->symbols[0] += 4;
      if (width > 1) {
        *step++ = STEP(LEFT, width - 1);
        count_match(e, (unsigned)width - 1, 4);
      }
      *adler = adler_of_repetition(*adler, 4 * (uint64_t)width);
      continue;
    }
    if (row == UNKNOWN) { // start the count again
      row = 0;
      memset(e->seen, 0xFF, sizeof e->seen);
    }
    uint32_t *line = slot(e, row, width);
    line[-1] = 0;
    px_to_straight_rgba(line, pixels, (size_t)width);
    e->ring_y[row % RING] = y;
    step = scan(e, row, y, width, step);
    *adler = libdeflate_adler32(*adler, (const uint8_t *)line - 1, 4 * (size_t)width + 1);
    row++;
  }
  for (int i = 0; i < 256; i++)
    e->symbols[i] += e->bytes[0][i] + e->bytes[1][i] + e->bytes[2][i] + e->bytes[3][i];
  e->symbols[END]++;
  return step;
}

// Sorts by merging runs of twice the length each time. Returns `keys` or `other`, whichever has the result.
static uint64_t *sorted(uint64_t *keys, uint64_t *other, int count) {
  for (int run = 1; run < count; run *= 2) {
    for (int start = 0; start < count; start += 2 * run) {
      int middle = start + run < count ? start + run : count;
      int end = middle + run < count ? middle + run : count;
      for (int a = start, b = middle, to = start; to < end; to++) {
        int takes_first = a < middle && (b == end || keys[a] < keys[b]);
        other[to] = keys[takes_first ? a++ : b++];
      }
    }
    uint64_t *swap = keys;
    keys = other;
    other = swap;
  }
  return keys;
}

// Lengths of a Huffman code. Nodes are the symbols in use by rising count, then the pairs as they
// are joined, which rise too; so two fingers always find the two lightest.
static int code_lengths(const uint32_t *counts, int symbols, uint8_t *lengths) {
  uint64_t keys[LITERALS], other[LITERALS];
  uint64_t weight[2 * LITERALS];
  int parent[2 * LITERALS], used = 0;
  memset(lengths, 0, (size_t)symbols);
  for (int s = 0; s < symbols; s++)
    if (counts[s]) keys[used++] = (uint64_t)counts[s] << 16 | (uint64_t)s;
  const uint64_t *order = sorted(keys, other, used);
  if (used < 2) {
    // A code of one symbol needs a bit all the same.
    lengths[used ? order[0] & 0xFFFF : 0] = 1;
    return 1;
  }
  for (int i = 0; i < used; i++) weight[i] = order[i] >> 16;
  int leaf = 0, pair = used, end = 2 * used - 1;
  for (int node = used; node < end; node++) {
    weight[node] = 0;
    for (int side = 0; side < 2; side++) {
      int lightest = leaf < used && (pair == node || weight[leaf] <= weight[pair]) ? leaf++ : pair++;
      weight[node] += weight[lightest];
      parent[lightest] = node;
    }
  }
  int depth[2 * LITERALS], longest = 0;
  depth[end - 1] = 0;
  for (int node = end - 2; node >= 0; node--) {
    depth[node] = depth[parent[node]] + 1;
    if (node < used) {
      lengths[order[node] & 0xFFFF] = (uint8_t)depth[node];
      if (depth[node] > longest) longest = depth[node];
    }
  }
  return longest;
}

// Where a code gets too long, the counts are brought nearer to one another until it doesn't.
static void limited_lengths(uint32_t *counts, int symbols, uint8_t *lengths) {
  while (code_lengths(counts, symbols, lengths) > CODE_BITS)
    for (int s = 0; s < symbols; s++) counts[s] -= counts[s] / 2;
}

// A code's bits in the order they are written, its length from bit 24 on.
static void make_codes(const uint8_t *lengths, int symbols, uint32_t *codes) {
  unsigned next = 0;
  for (unsigned length = 1; length <= CODE_BITS; length++, next <<= 1)
    for (int s = 0; s < symbols; s++) {
      if (lengths[s] != length) continue;
      uint32_t bits = 0;
      for (unsigned i = 0; i < length; i++) bits |= (next >> i & 1) << (length - 1 - i);
      codes[s] = bits | length << 24;
      next++;
    }
}

typedef struct {
  uint8_t *to;
  uint64_t bits;
  unsigned count;
} writer;

static inline void add(writer *w, uint32_t bits, unsigned count) {
  w->bits |= (uint64_t)bits << w->count;
  w->count += count;
}

static inline void add_code(writer *w, uint32_t code) { add(w, code & 0xFFFFFF, code >> 24); }

static inline void flush(writer *w) {
  memcpy(w->to, &w->bits, 8);
  w->to += w->count >> 3;
  w->bits >>= w->count & 56;
  w->count &= 7;
}

static void write_header(writer *w, const uint8_t *literal, const uint8_t *distance) {
  add(w, 1 | 2 << 1, 3);               // the last block, with codes of its own
  add(w, LITERALS - 2 - 257, 5);       // 286 lengths,
  add(w, DISTANCES - 1, 5);            // 30 distances,
  add(w, 19 - 4, 4);                   // and how those lengths are written:
  flush(w);
  // lengths 0…15 in four bits each, repetitions (16, 17, 18, which come first) not used.
  for (int i = 0; i < 19; i++) {
    add(w, i < 3 ? 0 : 4, 3);
    flush(w);
  }
  for (int s = 0; s < LITERALS - 2 + DISTANCES; s++) {
    unsigned length = s < LITERALS - 2 ? literal[s] : distance[s - (LITERALS - 2)];
    unsigned reversed = (length & 1) << 3 | (length & 2) << 1 | (length & 4) >> 1 | length >> 3;
    add(w, reversed, 4);
    flush(w);
  }
}

static uint8_t *write_all(const px_encoder *e, uint8_t *to, const uint32_t *end,
                          const uint8_t *literal_lengths, const uint8_t *distance_lengths) {
  uint32_t literal[LITERALS] = {0}, distance[DISTANCES] = {0}, match[LONGEST + 1] = {0};
  make_codes(literal_lengths, LITERALS, literal);
  make_codes(distance_lengths, DISTANCES, distance);
  for (unsigned n = 3; n <= LONGEST; n++) {
    unsigned symbol = e->length_symbol[n];
    uint32_t code = literal[257 + symbol];
    uint32_t extra = (n - length_from[symbol]) << (code >> 24);
    match[n] = code + extra + ((uint32_t)length_extra(symbol) << 24);
  }
  writer w = {to, 0, 0};
  write_header(&w, literal_lengths, distance_lengths);
  for (const uint32_t *step = e->steps; step < end;) {
    uint32_t head = *step++;
    unsigned count = head >> 2;
    if ((head & 3) == PIXELS) {
      for (const uint32_t *stop = step + count; step < stop; step++) {
        add_code(&w, literal[*step & 255]);
        add_code(&w, literal[*step >> 8 & 255]);
        add_code(&w, literal[*step >> 16 & 255]);
        add_code(&w, literal[*step >> 24]);
        flush(&w);
      }
      continue;
    }
    if ((head & 3) == ROW) {
      add_code(&w, literal[count]);
      flush(&w);
      continue;
    }
    unsigned far = (head & 3) == LEFT ? 4 : *step++;
    unsigned symbol = distance_symbol(far), extra = distance_extra(symbol);
    uint32_t code = distance[symbol];
    uint32_t rest = extra ? (far - 1) & ((1u << extra) - 1) : 0;
    for (unsigned left = 4 * count; left;) {
      unsigned n = piece(left);
      left -= n;
      add_code(&w, match[n]);
      add_code(&w, code);
      add(&w, rest, extra);
      flush(&w);
    }
  }
  add_code(&w, literal[END]);
  flush(&w);
  return w.to + (w.count > 0);
}

static size_t compressed_size(const uint8_t *literal,
                              const uint8_t *distance, const uint32_t *symbols,
                              const uint32_t *distances) {

  uint64_t bits = 0;
  for (unsigned s = 0; s < LITERALS - 2; s++)
    bits += (uint64_t)symbols[s] * (literal[s] + (s > 256 ? length_extra(s - 257) : 0));
  for (unsigned s = 0; s < DISTANCES; s++)
    bits += (uint64_t)distances[s] * (distance[s] + distance_extra(s));
  return bits / 8 + 256 + 32;
}

size_t px_encode(px_encoder *e, const uint32_t *pixels, ptrdiff_t stride, int width, int height,
                 const uint8_t **stream) {
  if (width <= 0 || height <= 0 || width > 0xFFFF) return 0;
  // At worst every second pixel is literal: a step and its word for each, and one a row.
  size_t steps = (size_t)height * (2 * (size_t)width + 4);
  if (!reserve((void **)&e->ring, &e->ring_size, 4 * (RING * ((size_t)width + 1) + 4)) ||
      !reserve((void **)&e->steps, &e->steps_size, 4 * steps))
    return 0;
  memset(e->bytes, 0, sizeof e->bytes);
  memset(e->symbols, 0, sizeof e->symbols);
  memset(e->distances, 0, sizeof e->distances);
  memset(e->seen, 0xFF, sizeof e->seen);
  uint32_t adler = 1;
  const uint32_t *end = scan_all(e, pixels, stride, width, height, &adler);

  uint32_t symbols[LITERALS], distances[DISTANCES];
  memcpy(symbols, e->symbols, sizeof symbols);
  memcpy(distances, e->distances, sizeof distances);
  uint8_t literal_lengths[LITERALS], distance_lengths[DISTANCES];
  limited_lengths(symbols, LITERALS, literal_lengths);
  limited_lengths(distances, DISTANCES, distance_lengths);
  size_t room =
      compressed_size(literal_lengths, distance_lengths, e->symbols, e->distances);
  if (!reserve((void **)&e->stream, &e->stream_size, room)) return 0;
  e->stream[0] = 0x78;
  e->stream[1] = 0x01;
  uint8_t *tail = write_all(e, e->stream + 2, end, literal_lengths, distance_lengths);
  for (int shift = 24; shift >= 0; shift -= 8) *tail++ = (uint8_t)(adler >> shift);
  *stream = e->stream;
  return (size_t)(tail - e->stream);
}
