#include "CPixels.h"

#include <string.h>

// The mixing step of DigestHasher in DisplayList, word for word: both must give the same digests.
static void mix(uint64_t state[2], uint64_t word) {
  unsigned __int128 p = (unsigned __int128)(state[0] ^ word) * 0x8EBC6AF09C88C6E3u;
  state[0] = ((uint64_t)(p >> 64) ^ (uint64_t)p) + 0x589965CC75374CC3u;
  unsigned __int128 q =
      (unsigned __int128)(state[1] + word) * (0xD6E8FEB86659FD93u ^ (state[0] | 1));
  state[1] = ((uint64_t)(q >> 64) ^ (uint64_t)q) + word;
}

static void mix_bytes(uint64_t state[2], const uint8_t *bytes, size_t size) {
  size_t i = 0;
  mix(state, size);
  for (; i + 8 <= size; i += 8) {
    uint64_t word;
    memcpy(&word, bytes + i, 8);
    mix(state, word);
  }
  uint64_t last = 0;
  for (; i < size; i++) last = last << 8 | bytes[i];
  mix(state, last);
}

static void finish(uint64_t state[2], uint64_t digest[2]) {
  mix(state, 0x2127599BF4325C37u);
  mix(state, state[1]);
  digest[0] = state[0];
  digest[1] = state[1];
}

void px_digest(const uint32_t *pixels, size_t width, size_t height, uint64_t digest[2]) {
  uint64_t state[2] = {0xA0761D6478BD642Fu, 0xE7037ED1A0B428DBu};
  mix(state, width);
  mix(state, height);
  mix_bytes(state, (const uint8_t *)pixels, width * height * 4);
  finish(state, digest);
}

void px_digest_bytes(const void *bytes, size_t size, uint64_t digest[2]) {
  uint64_t state[2] = {0xA0761D6478BD642Fu, 0xE7037ED1A0B428DBu};
  mix_bytes(state, bytes, size);
  finish(state, digest);
}
