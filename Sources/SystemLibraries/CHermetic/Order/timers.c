// Timers that are files (timerfd): the order's clock decides when they are due.

#define _GNU_SOURCE
#include <poll.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>

#include "../world.h"
#include "files.h"
#include "turns.h"

struct timer {
  bool is_armed;
  clockid_t clock;
  /// Nanoseconds of the order's clock.
  int64_t deadline, interval;
  /// Of two timers that are due at one time the one that was set first fires first.
  uint64_t number;
};

static struct timer timers[turn_most_files];
static uint64_t number;

int64_t timers_earliest(void) {
  int64_t time = turn_never;
  for (int i = 0; i <= files_last_timer; i++)
    if (timers[i].is_armed && timers[i].deadline < time) time = timers[i].deadline;
  return time;
}

static void set(int file, int64_t first, int64_t interval) {
  struct itimerspec time = {turn_timespec(interval), turn_timespec(first)};
  kernel_call(SYS_timerfd_settime, file, 0, (long)&time, 0, 0, 0);
}

/// Makes the file readable, and waits until it is: the kernel's timer is an interrupt.
static void fire(int file) {
  struct timer *timer = &timers[file];
  set(file, 1, 0);
  struct pollfd poll = {.fd = file, .events = POLLIN};
  struct timespec limit = {1, 0};
  kernel_call(SYS_ppoll, (long)&poll, 1, (long)&limit, 0, 8, 0);
  if (timer->interval > 0) {
    timer->deadline += timer->interval;
    timer->number = ++number;
  } else {
    timer->is_armed = false;
  }
}

void timers_fire(int64_t now) {
  for (;;) {
    int first = -1;
    for (int i = 0; i <= files_last_timer; i++) {
      struct timer *timer = &timers[i];
      if (!timer->is_armed || timer->deadline > now) continue;
      if (first < 0 || timer->deadline < timers[first].deadline
          || (timer->deadline == timers[first].deadline && timer->number < timers[first].number))
        first = i;
    }
    if (first < 0) return;
    fire(first);
  }
}

void timers_let_go(int64_t now) {
  for (int i = 0; i <= files_last_timer; i++) {
    struct timer *timer = &timers[i];
    if (!timer->is_armed) continue;
    timer->is_armed = false;
    int64_t left = timer->deadline - now;
    set(i, left > 0 ? left : 1, timer->interval);
  }
}

void timers_forget(int file) { timers[file].is_armed = false; }

int timerfd_create(clockid_t clock, int flags) {
  int file = (int)kernel_call_errno(SYS_timerfd_create, clock, flags, 0, 0, 0, 0);
  if (file < 0 || file >= turn_most_files) return file;
  timers[file] = (struct timer){.clock = clock};
  if (file > files_last_timer) files_last_timer = file;
  files_are_inside(file);
  return file;
}

int timerfd_settime(
    int file, int flags, const struct itimerspec *time, struct itimerspec *old) {
  bool is_known = file >= 0 && file < turn_most_files;
  clockid_t clock = is_known ? timers[file].clock : CLOCK_MONOTONIC;
  bool is_absolute = flags & TFD_TIMER_ABSTIME;
  bool is_off = time->it_value.tv_sec == 0 && time->it_value.tv_nsec == 0;
  if (!turn_is_kept() || !is_known) {
    struct itimerspec system = *time;
    if (is_absolute && !is_off) system.it_value = turn_system_time(clock, &time->it_value, CALLER);
    return (int)kernel_call_errno(SYS_timerfd_settime, file, flags, (long)&system, (long)old, 0, 0);
  }
  if (old) *old = (struct itimerspec){{0, 0}, {0, 0}};
  // What has fired and wasn't read isn't to be seen any more.
  set(file, 0, 0);
  timers[file].is_armed = !is_off;
  timers[file].interval = turn_nanoseconds(&time->it_interval);
  timers[file].number = ++number;
  timers[file].deadline = is_absolute ? turn_deadline(clock, &time->it_value, CALLER)
                                      : turn_deadline_after(&time->it_value);
  return 0;
}
