// Locks and condition variables. They are the C library's own; only who waits is the order's to know.

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>

#include "turns.h"

/// Whether anyone has ever waited for a lock: most programs never do.
static bool locks_are_contended;

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  REAL(pthread_mutex_lock);
  if (!turn_is_kept()) return real(mutex);
  int result;
  while ((result = pthread_mutex_trylock(mutex)) == EBUSY) {
    locks_are_contended = true;
    if (turn_wait(mutex, turn_never, NULL, 0) == why_let_go) return real(mutex);
  }
  return result;
}

static int lock_until(pthread_mutex_t *mutex, int64_t deadline) {
  int result;
  while ((result = pthread_mutex_trylock(mutex)) == EBUSY) {
    locks_are_contended = true;
    turn_why why = turn_wait(mutex, deadline, NULL, 0);
    if (why == why_let_go) return pthread_mutex_lock(mutex);
    if (why == why_late) return ETIMEDOUT;
  }
  return result;
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  REAL(pthread_mutex_timedlock);
  if (turn_is_kept()) return lock_until(mutex, turn_deadline(CLOCK_REALTIME, time, CALLER));
  struct timespec system = turn_system_time(CLOCK_REALTIME, time, CALLER);
  return real(mutex, &system);
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  REAL(pthread_mutex_unlock);
  int result = real(mutex);
  if (locks_are_contended && turn_is_kept()) turn_wake(mutex, 1);
  return result;
}

// MARK: Condition variables

static int wait_for(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
  int result = pthread_mutex_unlock(mutex);
  if (result != 0) return result;
  turn_why why = turn_wait(condition, deadline, NULL, 0);
  pthread_mutex_lock(mutex);
  return why == why_late ? ETIMEDOUT : 0;
}

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  REAL(pthread_cond_wait);
  return turn_is_kept() ? wait_for(condition, mutex, turn_never) : real(condition, mutex);
}

/// The clock of a time: the monotonic one begins with the machine, and no wall clock shows its first years.
static clockid_t clock_of(const struct timespec *time) {
  return time->tv_sec < 10 * 365 * 86400 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict time) {
  REAL(pthread_cond_timedwait);
  clockid_t clock = clock_of(time);
  if (turn_is_kept()) return wait_for(condition, mutex, turn_deadline(clock, time, CALLER));
  struct timespec system = turn_system_time(clock, time, CALLER);
  return real(condition, mutex, &system);
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict time) {
  REAL(pthread_cond_clockwait);
  if (turn_is_kept()) return wait_for(condition, mutex, turn_deadline(clock, time, CALLER));
  struct timespec system = turn_system_time(clock, time, CALLER);
  return real(condition, mutex, clock, &system);
}

int pthread_cond_signal(pthread_cond_t *condition) {
  REAL(pthread_cond_signal);
  if (!turn_is_kept()) return real(condition);
  turn_wake(condition, 1);
  return 0;
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  REAL(pthread_cond_broadcast);
  if (!turn_is_kept()) return real(condition);
  turn_wake(condition, INT32_MAX);
  return 0;
}

// MARK: Locks for readers and writers

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  REAL(pthread_rwlock_rdlock);
  if (!turn_is_kept()) return real(lock);
  int result;
  while ((result = pthread_rwlock_tryrdlock(lock)) == EBUSY)
    if (turn_wait(lock, turn_never, NULL, 0) == why_let_go) return real(lock);
  return result;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
  REAL(pthread_rwlock_wrlock);
  if (!turn_is_kept()) return real(lock);
  int result;
  while ((result = pthread_rwlock_trywrlock(lock)) == EBUSY)
    if (turn_wait(lock, turn_never, NULL, 0) == why_let_go) return real(lock);
  return result;
}

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
  REAL(pthread_rwlock_unlock);
  int result = real(lock);
  if (turn_is_kept()) turn_wake(lock, INT32_MAX);
  return result;
}

// MARK: What is done once

int pthread_once(pthread_once_t *once, void (*work)(void)) {
  REAL(pthread_once);
  enum { in_progress = 1, done = 2 };
  if (!turn_is_kept()) return real(once, work);
  while ((*(volatile int *)once & (in_progress | done)) == in_progress)
    if (turn_wait(once, turn_never, NULL, 0) == why_let_go) return real(once, work);
  int result = real(once, work);
  if (turn_is_kept()) turn_wake(once, INT32_MAX);
  return result;
}
