// Semaphores, futexes and sleeps.

#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../world.h"
#include "order.h"
#include "turns.h"
#include "waits.h"

// MARK: Semaphores

static int wait_for(sem_t *semaphore, int64_t deadline, bool *let_go) {
  while (sem_trywait(semaphore) != 0) {
    if (errno != EAGAIN) return -1;
    turn_why why = turn_wait(semaphore, deadline, NULL, 0);
    if (why == why_let_go) {
      *let_go = true;
      return -1;
    }
    if (why == why_late) {
      errno = ETIMEDOUT;
      return -1;
    }
  }
  return 0;
}

int sem_wait(sem_t *semaphore) {
  REAL(sem_wait);
  bool let_go = false;
  if (turn_is_kept()) {
    int result = wait_for(semaphore, turn_never, &let_go);
    if (!let_go) return result;
  }
  return real(semaphore);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  REAL(sem_timedwait);
  bool let_go = false;
  if (turn_is_kept()) {
    int result = wait_for(semaphore, turn_deadline(CLOCK_REALTIME, time, CALLER), &let_go);
    if (!let_go) return result;
  }
  struct timespec system = turn_system_time(CLOCK_REALTIME, time, CALLER);
  return real(semaphore, &system);
}

int sem_post(sem_t *semaphore) {
  REAL(sem_post);
  int result = real(semaphore);
  if (turn_is_kept()) turn_wake(semaphore, 1);
  return result;
}

// MARK: Futexes

static long error(int number) {
  errno = number;
  return -1;
}

static long wait_for_word(uint32_t *word, uint32_t value, int64_t deadline) {
  if (__atomic_load_n(word, __ATOMIC_SEQ_CST) != value) return error(EAGAIN);
  switch (turn_wait(word, deadline, NULL, 0)) {
  case why_late: return error(ETIMEDOUT);
  // Who waits looks at the word again, and finds the system's futex where the order was let go.
  default: return 0;
  }
}

static long lock_word(uint32_t *word, int64_t deadline, bool tries, bool *let_go) {
  uint32_t own = (uint32_t)turn_self()->tid;
  for (;;) {
    uint32_t value = __atomic_load_n(word, __ATOMIC_SEQ_CST);
    if ((value & FUTEX_TID_MASK) == 0) {
      *word = own | (turn_has_waiters(word) ? FUTEX_WAITERS : 0);
      return 0;
    }
    if ((value & FUTEX_TID_MASK) == own) return error(EDEADLK);
    if (tries) return error(EAGAIN);
    *word = value | FUTEX_WAITERS;
    switch (turn_wait(word, deadline, NULL, 0)) {
    case why_late: return error(ETIMEDOUT);
    case why_let_go: *let_go = true; return 0;
    default: break;
    }
  }
}

static long unlock_word(uint32_t *word) {
  uint32_t value = __atomic_load_n(word, __ATOMIC_SEQ_CST);
  if ((value & FUTEX_TID_MASK) != (uint32_t)turn_self()->tid) return error(EPERM);
  *word = 0;
  turn_wake(word, 1);
  return 0;
}

static long futex(const long a[6], bool *let_go) {
  uint32_t *word = (uint32_t *)a[0];
  const struct timespec *time = (const struct timespec *)a[3];
  clockid_t clock = a[1] & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  switch (a[1] & FUTEX_CMD_MASK) {
  case FUTEX_WAIT: return wait_for_word(word, (uint32_t)a[2], turn_deadline_after(time));
  case FUTEX_WAIT_BITSET:
    return wait_for_word(word, (uint32_t)a[2], turn_deadline(clock, time, NULL));
  case FUTEX_WAKE:
  case FUTEX_WAKE_BITSET: turn_wake(word, a[2] > INT32_MAX ? INT32_MAX : (int)a[2]); return 0;
  case FUTEX_LOCK_PI: return lock_word(word, turn_deadline(CLOCK_REALTIME, time, NULL), false, let_go);
  case FUTEX_LOCK_PI2: return lock_word(word, turn_deadline(clock, time, NULL), false, let_go);
  case FUTEX_TRYLOCK_PI: return lock_word(word, turn_never, true, let_go);
  case FUTEX_UNLOCK_PI: return unlock_word(word);
  default: *let_go = true; return 0;
  }
}

long turn_futex(const long a[6]) {
  if (turn_is_kept()) {
    bool let_go = false;
    long result = futex(a, &let_go);
    if (!let_go) return result;
  }
  long time = a[3];
  struct timespec system;
  int command = (int)a[1] & FUTEX_CMD_MASK;
  if (time && (command == FUTEX_WAIT_BITSET || command == FUTEX_LOCK_PI || command == FUTEX_LOCK_PI2)) {
    bool is_wall = command == FUTEX_LOCK_PI || a[1] & FUTEX_CLOCK_REALTIME;
    system = turn_system_time(is_wall ? CLOCK_REALTIME : CLOCK_MONOTONIC, (const struct timespec *)time, NULL);
    time = (long)&system;
  }
  return kernel_call_errno(SYS_futex, a[0], a[1], a[2], time, a[4], a[5]);
}

// MARK: Sleeps

static int sleep_until(int64_t deadline) {
  if (turn_is_kept() && turn_wait(NULL, deadline, NULL, 0) != why_let_go) return 0;
  struct timespec left;
  return (int)kernel_call(SYS_nanosleep, (long)turn_left(deadline, &left), 0, 0, 0, 0, 0);
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  if (!turn_is_kept()) return (int)kernel_call_errno(SYS_nanosleep, (long)time, (long)left, 0, 0, 0, 0);
  if (time->tv_nsec < 0 || time->tv_nsec > 999999999 || time->tv_sec < 0) return (int)error(EINVAL);
  return sleep_until(turn_deadline_after(time));
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  bool is_absolute = flags & TIMER_ABSTIME;
  if (turn_is_kept())
    return sleep_until(is_absolute ? turn_deadline(clock, time, CALLER) : turn_deadline_after(time));
  struct timespec system = is_absolute ? turn_system_time(clock, time, CALLER) : *time;
  return (int)-kernel_call(SYS_clock_nanosleep, clock, flags, (long)&system, (long)left, 0, 0);
}

int usleep(useconds_t microseconds) {
  struct timespec time = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
  return nanosleep(&time, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec time = {seconds, 0}, left = {0, 0};
  return nanosleep(&time, &left) == 0 ? 0 : (unsigned)left.tv_sec + (left.tv_nsec > 0);
}

int sched_yield(void) {
  if (turn_is_kept()) {
    turn_yield();
    return 0;
  }
  return (int)kernel_call_errno(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
}

/// The main thread's end in `dispatchMain()`: it waits for signals for good.
int sigsuspend(const sigset_t *mask) {
  if (turn_is_kept()) {
    sigset_t old;
    pthread_sigmask(SIG_SETMASK, mask, &old);
    turn_why why = turn_wait(NULL, turn_never, NULL, 0);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (why != why_let_go) return (int)error(EINTR);
  }
  return (int)kernel_call_errno(SYS_rt_sigsuspend, (long)mask, 8, 0, 0, 0, 0);
}
