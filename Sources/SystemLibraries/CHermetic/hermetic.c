#include "hermetic.h"

#include <stdatomic.h>
#include <stdio.h>

#include "Order/turns.h"
#include "world.h"

static atomic_bool active;
static atomic_llong clock_seconds;
static atomic_int clock_nanoseconds;
static atomic_ullong counter;

/// The numbers of code that isn't the run's.
static atomic_ullong other_counter;

/// The world of one thread, which goes before the process's.
static _Thread_local struct {
  bool active;
  struct timespec clock;
  uint64_t counter;
  void *note;
} own;

static _Atomic(hermetic_question) is_spared;
static _Atomic(hermetic_question) is_runs;

void hermetic_enter(int64_t seconds, int32_t nanoseconds, uint64_t seed) {
  atomic_store(&clock_seconds, seconds);
  atomic_store(&clock_nanoseconds, nanoseconds);
  atomic_store(&counter, seed);
  atomic_store(&other_counter, ~seed);
  atomic_store(&active, true);
  turn_entered();
}

void hermetic_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

bool hermetic_leave(void) { return atomic_exchange(&active, false); }

void hermetic_resume(void) { atomic_store(&active, true); }

void hermetic_enter_thread(int64_t seconds, int32_t nanoseconds, uint64_t seed) {
  own.clock = (struct timespec){.tv_sec = (time_t)seconds, .tv_nsec = nanoseconds};
  own.counter = seed;
  own.active = true;
}

void hermetic_leave_thread(void) { own.active = false; }

void hermetic_spare(hermetic_question question) { atomic_store(&is_spared, question); }

void hermetic_recognize(hermetic_question question) { atomic_store(&is_runs, question); }

bool hermetic_reaches(void) {
  hermetic_question question = atomic_load_explicit(&is_spared, memory_order_relaxed);
  return !(question && question());
}

bool hermetic_is_widgets(void) { return own.active || hermetic_reaches(); }

void hermetic_set_thread_note(void *note) { own.note = note; }
void *hermetic_thread_note(void) { return own.note; }

bool world_is_frozen(void) {
  if (own.active) return true;
  return atomic_load_explicit(&active, memory_order_relaxed) && hermetic_reaches();
}

struct timespec world_clock(void) {
  if (own.active) return own.clock;
  return (struct timespec){.tv_sec = (time_t)atomic_load(&clock_seconds),
                           .tv_nsec = atomic_load(&clock_nanoseconds)};
}

static atomic_ullong *shared_counter(void) {
  hermetic_question question = atomic_load_explicit(&is_runs, memory_order_relaxed);
  return question && !question() ? &other_counter : &counter;
}

/// The finaliser of SplitMix64 over a counter, so that threads need no lock: each takes the next
/// numbers, and only threads of a run that race can differ in who gets which.
static uint64_t next_word(void) {
  const uint64_t step = 0x9E3779B97F4A7C15u;
  uint64_t z =
      own.active ? (own.counter += step) : atomic_fetch_add(shared_counter(), step) + step;
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
