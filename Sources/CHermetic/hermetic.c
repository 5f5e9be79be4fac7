#include "hermetic.h"

#include <stdatomic.h>
#include <stdio.h>

#include "world.h"

static atomic_bool active;
static atomic_llong clock_seconds;
static atomic_int clock_nanoseconds;
static atomic_ullong counter;

void hermetic_enter(int64_t seconds, int32_t nanoseconds, uint64_t seed) {
  atomic_store(&clock_seconds, seconds);
  atomic_store(&clock_nanoseconds, nanoseconds);
  atomic_store(&counter, seed);
  atomic_store(&active, true);
}

void hermetic_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void hermetic_leave(void) { atomic_store(&active, false); }

bool world_is_frozen(void) { return atomic_load_explicit(&active, memory_order_relaxed); }

struct timespec world_clock(void) {
  return (struct timespec){.tv_sec = (time_t)atomic_load(&clock_seconds),
                           .tv_nsec = atomic_load(&clock_nanoseconds)};
}

/// The finaliser of SplitMix64 over a counter, so that threads need no lock: each takes the next
/// numbers, and only threads that race can differ in who gets which.
static uint64_t next_word(void) {
  uint64_t z = atomic_fetch_add(&counter, 0x9E3779B97F4A7C15u) + 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

void world_random(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  uint64_t word = 0;
  for (size_t i = 0; i < count; i++) {
    if (i % 8 == 0) word = next_word();
    bytes[i] = (unsigned char)(word >> (i % 8 * 8));
  }
}
