// Damaged copies of files, the same for the same seed.
#ifndef MUTATION_H
#define MUTATION_H

#include <stddef.h>
#include <stdint.h>

/// A number of SplitMix64, which moves `state` on.
uint64_t mutation_next(uint64_t *state);
/// A number below `limit`; 0 where there is none.
size_t mutation_below(uint64_t *state, size_t limit);

/// Writes a damaged copy of `from` to `to`, which has room for `room` bytes: bits turned, bytes and numbers
/// replaced by extreme ones, parts removed, repeated, moved, the end cut off.
///
/// Returns the length of the copy.
size_t mutation_make(const uint8_t *from, size_t length, uint8_t *to, size_t room, uint64_t *state);

#endif
