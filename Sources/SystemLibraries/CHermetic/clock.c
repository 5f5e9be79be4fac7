// The clocks' functions, instead of the C library's: the wall clock stands where it was set, the others are the
// order's.

#define _GNU_SOURCE
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>

#include "Order/turns.h"
#include "order.h"
#include "world.h"

static bool is_wall_clock(clockid_t id) {
  return id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE;
}

/// The addresses of Dispatch's code.
static uintptr_t dispatch_start, dispatch_end;

static int find_dispatch(struct dl_phdr_info *info, size_t size, void *none) {
  (void)size;
  (void)none;
  if (!info->dlpi_name || !strstr(info->dlpi_name, "libdispatch.so")) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    dispatch_start = info->dlpi_addr + part->p_vaddr;
    dispatch_end = dispatch_start + part->p_memsz;
  }
  return 1;
}

void world_find_timers(void) { dl_iterate_phdr(find_dispatch, NULL); }

/// Dispatch looks again whether a timer of the wall clock is due, and would wait for ever where it stands: for its
/// code the clock goes on with the order's.
static bool is_for_timers(const void *caller) {
  return (uintptr_t)caller >= dispatch_start && (uintptr_t)caller < dispatch_end;
}

int clock_gettime(clockid_t id, struct timespec *out) {
  if (is_wall_clock(id)) {
    if (world_is_frozen()) {
      *out = world_clock();
      if (is_for_timers(__builtin_return_address(0)))
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
