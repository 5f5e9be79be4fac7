/// The mixing step of DisplayList's DigestHasher, in C so that many bytes are quick in debug builds too.
#ifndef CDIGEST_H
#define CDIGEST_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint64_t a, b;
} digest_state;

/// Mixes eight bytes into the state: multiply and fold, as wyhash does.
static inline __attribute__((always_inline)) void digest_add(digest_state *state, uint64_t word) {
  unsigned __int128 p = (unsigned __int128)(state->a ^ word) * 0x8EBC6AF09C88C6E3u;
  state->a = ((uint64_t)(p >> 64) ^ (uint64_t)p) + 0x589965CC75374CC3u;
  unsigned __int128 q =
      (unsigned __int128)(state->b + word) * (0xD6E8FEB86659FD93u ^ (state->a | 1));
  state->b = ((uint64_t)(q >> 64) ^ (uint64_t)q) + word;
}

/// Mixes the number of bytes into the state, then the bytes.
void digest_add_bytes(digest_state *state, const void *bytes, size_t count);

#endif
