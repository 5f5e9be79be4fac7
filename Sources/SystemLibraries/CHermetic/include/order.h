#pragma once
#include <stdbool.h>
#include <stdint.h>

/// One order for everything that a process does: one thread runs at a time, and hands its turn on only where it
/// waits. Who is next depends on what the threads did and on nothing else: neither on the number of processors nor
/// on how busy they are.
///
/// Time that is waited for passes at once: when every thread waits, the monotonic clock moves on to the earliest time
/// that one waits for. Where data comes from outside the process (a child process, a socket), the clock goes on as
/// the system's until then.
///
/// It covers what goes through the C library's functions: locks, condition variables, semaphores, futexes, sleeps,
/// polls, timers. Dispatch, Swift's concurrency and Foundation's threads, queues and run loops are made of these.

/// Begins the order. The result is false, and nothing has changed, where the process has other threads already.
bool order_begin(void);

/// The state of a process's order.
typedef enum {
  /// It was never begun.
  order_absent,
  order_kept,
  /// A thread waited for another in a way that can't be seen, such as a loop or a read: the threads run as the system
  /// has them run since then.
  order_let_go,
} order_state;

order_state order_current_state(void);

/// Whether a crash of the process is being reported.
bool order_is_crashing(void);

/// The reason why the order was let go; NULL where it wasn't.
const char *order_reason(void);

/// Nanoseconds of the system's monotonic clock.
int64_t order_system_nanoseconds(void);

/// Has the programs that the calling thread starts from now on keep their data at the same addresses in each run; or
/// ends that. The result is false where the system doesn't allow it.
bool order_fix_addresses(bool fixed);

/// Whether this process keeps its data at the same addresses in each run.
bool order_has_fixed_addresses(void);

/// Has time stand still, and every other thread wait, while a thread reads from a file: what comes through it doesn't
/// depend on how long it takes.
void order_await_file(int file);

/// Has the memory that is asked for next lie at the same addresses whatever was asked for before, such as for the paths
/// of this machine's files: `level` blocks of 64 MB after the heap's start, from 1 on, each greater than the one before.
/// What is free below is given up, so that this is for a few moments of a process.
void order_level_heap(int level);
