// The clocks' functions, instead of the C library's: the wall clock stands where it was set, the others are the
// order's.

#define _GNU_SOURCE
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>

#include "Order/turns.h"
#include "order.h"
#include "world.h"

static bool is_wall_clock(clockid_t id) {
  return id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE;
}

int clock_gettime(clockid_t id, struct timespec *out) {
  if (is_wall_clock(id)) {
    if (world_is_frozen()) {
      *out = world_clock();
      if (turn_moves_wall_clock(CALLER))
        *out = turn_timespec(turn_nanoseconds(out) + turn_since_entering());
      return 0;
    }
  } else if (order_current_state() != order_absent) {
    *out = turn_timespec(turn_clock());
    return 0;
  }
  return (int)kernel_call_errno(SYS_clock_gettime, id, (long)out, 0, 0, 0, 0);
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
  (void)zone;
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  out->tv_sec = now.tv_sec;
  out->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *out) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  if (out) *out = now.tv_sec;
  return now.tv_sec;
}
