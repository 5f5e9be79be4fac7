// Times: of clocks as the process sees them, of the order's clock, and of the system's.

#define _GNU_SOURCE
#include <string.h>
#include <sys/syscall.h>

#include "../libraries.h"
#include "../world.h"
#include "order.h"
#include "turns.h"

static const int64_t second = 1000000000;

int64_t turn_nanoseconds(const struct timespec *time) {
  if (time->tv_sec > INT64_MAX / second / 4) return turn_never;
  return (int64_t)time->tv_sec * second + time->tv_nsec;
}

struct timespec turn_timespec(int64_t nanoseconds) {
  if (nanoseconds < 0) nanoseconds = 0;
  return (struct timespec){.tv_sec = nanoseconds / second, .tv_nsec = nanoseconds % second};
}

static bool is_wall_clock(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
}

static int64_t system_time(clockid_t clock) {
  struct timespec time;
  kernel_call(SYS_clock_gettime, clock, (long)&time, 0, 0, 0, 0);
  return turn_nanoseconds(&time);
}

bool turn_moves_wall_clock(const void *caller) { return library_holds(library_dispatch, caller); }

/// A clock's time as the code at `caller` sees it.
static int64_t seen(clockid_t clock, const void *caller) {
  if (!is_wall_clock(clock)) return turn_now();
  if (!world_is_frozen()) return system_time(clock);
  struct timespec time = world_clock();
  return turn_nanoseconds(&time) + (turn_moves_wall_clock(caller) ? turn_since_entering() : 0);
}

static int64_t later(int64_t span) {
  int64_t time = turn_now();
  if (span < 0) span = 0;
  return span > turn_never - time ? turn_never : time + span;
}

int64_t turn_deadline(clockid_t clock, const struct timespec *time, const void *caller) {
  if (!time) return turn_never;
  int64_t at = turn_nanoseconds(time);
  return at == turn_never ? turn_never : later(at - seen(clock, caller));
}

int64_t turn_deadline_after(const struct timespec *time) {
  if (!time) return turn_never;
  int64_t span = turn_nanoseconds(time);
  return span == turn_never ? turn_never : later(span);
}

struct timespec turn_system_time(
    clockid_t clock, const struct timespec *time, const void *caller) {
  if (order_current_state() != order_let_go) return *time;
  int64_t at = turn_nanoseconds(time);
  if (at == turn_never) return *time;
  return turn_timespec(at - seen(clock, caller) + system_time(clock));
}

struct timespec *turn_left(int64_t deadline, struct timespec *out) {
  if (deadline == turn_never) return NULL;
  int64_t left = deadline - turn_now();
  *out = turn_timespec(left);
  return out;
}
