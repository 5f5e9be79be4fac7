#pragma once
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/// The scheduler: who has the turn, who is ready for it, and who waits for what.

/// The reason why a wait is over.
typedef enum { why_woken, why_late, why_files, why_let_go } turn_why;

enum { turn_max_files = 64 };

/// A time that never comes.
static const int64_t turn_never = INT64_MAX;

/// A thread that takes part.
struct turn {
  struct turn *next;
  /// 1 when it has been given the turn.
  _Atomic uint32_t go;
  turn_why why;
  /// The address that it waits for; NULL for none.
  const void *object;
  /// Nanoseconds of the order's clock.
  int64_t deadline;
  struct pollfd *files;
  nfds_t file_count;
  /// The kernel's number, and its own in the order of creation: 0 for the first.
  int tid, number;
  pthread_t handle;
  bool is_over;
  /// The thread's next record of all.
  struct turn *older;
  void *(*start)(void *);
  void *argument;
  int rounds;
};

/// Whether the calling thread takes part in an order that is kept.
bool turn_is_kept(void);

/// The record of the calling thread; NULL where it takes no part.
struct turn *turn_self(void);

/// Hands the turn on until someone wakes `object`, a file is ready, or the time has come.
turn_why turn_wait(const void *object, int64_t deadline, struct pollfd *files, nfds_t count);

/// Hands the turn on to whoever else is ready.
void turn_yield(void);

/// Makes up to `count` threads that wait for `object` ready, in the order in which they began to wait.
void turn_wake(const void *object, int count);
bool turn_has_waiters(const void *object);

/// Adds a thread that was created, as the last of those that are ready.
void turn_add(struct turn *turn);
/// Waits, in a new thread, for its first turn.
void turn_begin(struct turn *turn);
/// Ends the calling thread's part.
void turn_end(struct turn *turn);
struct turn *turn_of(pthread_t handle);

// MARK: The clock

/// Nanoseconds of the order's clock; each time a little later.
int64_t turn_clock(void);
/// The same without moving it.
int64_t turn_now(void);
/// The order's clock at the last change of the wall clock.
int64_t turn_since_entering(void);
/// The wall clock was set.
void turn_entered(void);

/// The time of the order's clock at which a clock reaches `time`, as the code at `caller` sees that clock.
int64_t turn_deadline(clockid_t clock, const struct timespec *time, const void *caller);
/// The same for a time from now on; never for NULL.
int64_t turn_deadline_after(const struct timespec *time);
/// What such a time is on the system's clock.
struct timespec turn_system_time(clockid_t clock, const struct timespec *time, const void *caller);
/// The wall clock as Dispatch's code sees it, where it stands for others. Dispatch looks again whether a timer of that
/// clock is due, and would wait for ever: for its code the clock goes on with the order's.
bool turn_moves_wall_clock(const void *caller);
struct timespec turn_timespec(int64_t nanoseconds);
int64_t turn_nanoseconds(const struct timespec *time);
/// The time left until `deadline` on the system's clock, at least 0; NULL in `none` for never.
struct timespec *turn_left(int64_t deadline, struct timespec *out);

/// The code that called the function in which this stands.
#define CALLER __builtin_return_address(0)

// MARK: Files

/// The earliest time of a timer that is armed.
int64_t timers_earliest(void);
/// Makes the files of the timers that are due readable.
void timers_fire(int64_t now);
/// Gives the timers back to the system.
void timers_let_go(int64_t now);
/// Whether a thread waits for data that may come from outside the process.
bool files_reach_outside(const struct pollfd *files, nfds_t count);
/// A child process has been started, which may hold the other ends of pipes.
void files_share(void);
/// Whether the holder of the turn is in a call of the kernel that may take its time.
extern _Atomic bool files_are_written;

// MARK: The watch

void watch_begin(void);
extern _Atomic uint64_t turn_count;
extern _Atomic int turn_holder;
extern _Atomic bool turn_is_idle;
bool turn_someone_is_ready(void);
void turn_let_go(const char *reason);

/// The C library's function of that name.
void *turn_real(const char *name);
#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))turn_real(#name)
