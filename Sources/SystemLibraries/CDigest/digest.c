#include "CDigest.h"

#include <string.h>

void digest_add_bytes(digest_state *state, const void *bytes, size_t count) {
  const uint8_t *byte = bytes;
  size_t i = 0;
  digest_add(state, count);
  for (; i + 8 <= count; i += 8) {
    uint64_t word;
    memcpy(&word, byte + i, 8);
    digest_add(state, word);
  }
  uint64_t last = 0;
  for (; i < count; i++) last = last << 8 | byte[i];
  digest_add(state, last);
}
