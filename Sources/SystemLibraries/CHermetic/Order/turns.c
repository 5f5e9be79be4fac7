// The scheduler. Only the thread that has the turn touches the lists, but for the watch, which may let the order go:
// hence the guard.

#define _GNU_SOURCE
#include "turns.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <semaphore.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "../libraries.h"
#include "../world.h"
#include "order.h"

enum { mode_off, mode_kept, mode_let_go, mode_crashed };

struct list {
  struct turn *first;
};

static atomic_int mode;
static atomic_flag guard = ATOMIC_FLAG_INIT;
static struct list ready, waiting;
static struct turn *all;
static struct turn main_turn;
static _Thread_local struct turn *self;
static const char *reason;
/// The thread that has handed its turn on for good and may not be gone yet.
static int dying;
static int process;

_Atomic uint64_t turn_count;
_Atomic int turn_holder;
_Atomic bool turn_is_idle;

static int64_t now = INT64_C(100000) * 1000000000;
static int64_t entered = INT64_C(100000) * 1000000000;
/// Nanoseconds that the clock has jumped since the wall clock was set.
static int64_t jumped;
static int64_t let_go_at;
/// The number of times that the clock was read since the turn was last handed on.
static unsigned reads;

// MARK: Lists

static void append(struct list *list, struct turn *turn) {
  struct turn **end = &list->first;
  while (*end) end = &(*end)->next;
  turn->next = NULL;
  *end = turn;
}

static struct turn *take(struct turn **place) {
  struct turn *turn = *place;
  *place = turn->next;
  turn->next = NULL;
  return turn;
}

static void lock(void) {
  while (atomic_flag_test_and_set_explicit(&guard, memory_order_acquire))
    kernel_call(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
}
static void unlock(void) { atomic_flag_clear_explicit(&guard, memory_order_release); }

static void make_ready(struct turn **place, turn_why why) {
  struct turn *turn = take(place);
  turn->why = why;
  append(&ready, turn);
}

// MARK: Passing the turn

bool turn_is_kept(void) {
  return self && atomic_load_explicit(&mode, memory_order_relaxed) == mode_kept;
}

struct turn *turn_self(void) { return self; }

static void give(struct turn *turn) {
  atomic_fetch_add(&turn_count, 1);
  atomic_store(&turn_holder, turn->tid);
  atomic_store(&turn->go, 1);
  kernel_call(SYS_futex, (long)&turn->go, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
}

/// Waits until a thread that ended is gone, so that what it held is free at a known moment.
static void settle(void) {
  while (dying) {
    if (kernel_call(SYS_tgkill, process, dying, 0, 0, 0, 0) < 0) break;
    kernel_call(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
  }
  dying = 0;
}

static void park(struct turn *turn) {
  while (!atomic_load(&turn->go))
    kernel_call(SYS_futex, (long)&turn->go, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);
  atomic_store(&turn->go, 0);
  if (atomic_load(&mode) == mode_kept) {
    atomic_store(&turn_holder, turn->tid);
    settle();
  }
}

/// The files of all threads that wait, in their order.
static nfds_t gather(struct pollfd *files) {
  nfds_t count = 0;
  for (struct turn *turn = waiting.first; turn; turn = turn->next)
    for (nfds_t i = 0; i < turn->file_count && count < turn_max_files; i++)
      files[count++] = turn->files[i];
  return count;
}

/// Makes the threads ready whose files are.
static bool look_at_files(void) {
  bool found = false;
  for (struct turn **place = &waiting.first; *place;) {
    struct turn *turn = *place;
    struct timespec none = {0, 0};
    if (turn->file_count > 0
        && kernel_call(SYS_ppoll, (long)turn->files, (long)turn->file_count, (long)&none, 0, 8, 0) > 0) {
      make_ready(place, why_files);
      found = true;
    } else {
      place = &turn->next;
    }
  }
  return found;
}

static int64_t earliest(void) {
  int64_t time = timers_earliest();
  for (struct turn *turn = waiting.first; turn; turn = turn->next)
    if (turn->deadline < time) time = turn->deadline;
  return time;
}

static void fire(void) {
  for (;;) {
    struct turn **first = NULL;
    for (struct turn **place = &waiting.first; *place; place = &(*place)->next)
      if ((*place)->deadline <= now && (!first || (*place)->deadline < (*first)->deadline))
        first = place;
    if (!first) break;
    make_ready(first, why_late);
  }
  timers_fire(now);
}

/// Waits in the kernel, with the guard open.
static long wait_outside(struct pollfd *files, nfds_t count, const struct timespec *limit) {
  atomic_store(&turn_is_idle, true);
  unlock();
  long result = kernel_call(SYS_ppoll, (long)files, (long)count, (long)limit, 0, 8, 0);
  lock();
  atomic_store(&turn_is_idle, false);
  return result;
}

/// Nanoseconds that may pass at once before the clock goes on no faster than the system's.
static const int64_t most_jumped = INT64_C(600) * 1000000000;

/// Moves the clock on to the next time that someone waits for, or until data has come.
static void pass_time(void) {
  struct pollfd files[turn_max_files];
  nfds_t count = gather(files);
  int64_t next = earliest();
  bool outside = files_reach_outside(files, count);
  if (next == turn_never) {
    wait_outside(files, count, NULL);
  } else if (next > now && (outside || jumped > most_jumped)) {
    int64_t start = order_system_nanoseconds();
    struct timespec limit = turn_timespec(next - now);
    long found = wait_outside(files, count, &limit);
    int64_t spent = order_system_nanoseconds() - start;
    now = found == 0 || spent > next - now ? next : now + spent;
  } else if (next > now) {
    jumped += next - now;
    now = next;
  }
}

/// The thread whose turn is next; NULL where the order was let go meanwhile.
static struct turn *choose(void) {
  reads = 0;
  for (;;) {
    if (atomic_load(&mode) != mode_kept) return NULL;
    if (ready.first) return take(&ready.first);
    if (look_at_files()) continue;
    pass_time();
    if (atomic_load(&mode) == mode_kept) fire();
  }
}

/// Hands the turn on; opens the guard.
static void pass(struct turn *me) {
  struct turn *next = choose();
  if (next == me) {
    atomic_fetch_add(&turn_count, 1);
    unlock();
    return;
  }
  if (next) give(next);
  unlock();
  park(me);
}

turn_why turn_wait(const void *object, int64_t deadline, struct pollfd *files, nfds_t count) {
  struct turn *me = self;
  lock();
  if (atomic_load(&mode) != mode_kept) {
    unlock();
    return why_let_go;
  }
  me->object = object;
  me->deadline = deadline;
  me->files = files;
  me->file_count = count;
  append(&waiting, me);
  pass(me);
  return me->why;
}

void turn_yield(void) {
  lock();
  if (atomic_load(&mode) != mode_kept || !ready.first) return unlock();
  self->why = why_woken;
  append(&ready, self);
  pass(self);
}

void turn_wake(const void *object, int count) {
  lock();
  for (struct turn **place = &waiting.first; *place && count > 0;) {
    if ((*place)->object != object) {
      place = &(*place)->next;
      continue;
    }
    make_ready(place, why_woken);
    count -= 1;
  }
  unlock();
}

bool turn_has_waiters(const void *object) {
  for (struct turn *turn = waiting.first; turn; turn = turn->next)
    if (turn->object == object) return true;
  return false;
}

bool turn_someone_is_ready(void) { return ready.first != NULL; }

// MARK: Threads

void turn_add(struct turn *turn) {
  lock();
  turn->number = all ? all->number + 1 : 0;
  turn->older = all;
  all = turn;
  if (atomic_load(&mode) == mode_kept) {
    append(&ready, turn);
  } else {
    atomic_store(&turn->go, 1);
  }
  unlock();
}

void turn_begin(struct turn *turn) {
  self = turn;
  turn->tid = (int)kernel_call(SYS_gettid, 0, 0, 0, 0, 0, 0);
  park(turn);
}

void turn_end(struct turn *turn) {
  lock();
  turn->is_over = true;
  if (atomic_load(&mode) == mode_kept) {
    for (struct turn **place = &waiting.first; *place;) {
      if ((*place)->object == turn) {
        make_ready(place, why_woken);
      } else {
        place = &(*place)->next;
      }
    }
    struct turn *next = choose();
    dying = turn->tid;
    if (next) give(next);
  }
  self = NULL;
  unlock();
}

struct turn *turn_of(pthread_t handle) {
  for (struct turn *turn = all; turn; turn = turn->older)
    if (pthread_equal(turn->handle, handle)) return turn;
  return NULL;
}

// MARK: Beginning and end

static void forget(void) { atomic_store(&mode, mode_off); }

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};
enum { crash_count = sizeof crashes / sizeof *crashes };
static struct sigaction handlers[crash_count];

/// A crash: who reports it isn't held up by the order.
static void crash(int signal, siginfo_t *info, void *context) {
  atomic_store(&mode, mode_crashed);
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i] != signal) continue;
    sigaction(signal, &handlers[i], NULL);
    if (handlers[i].sa_flags & SA_SIGINFO) {
      handlers[i].sa_sigaction(signal, info, context);
    } else if (handlers[i].sa_handler != SIG_DFL && handlers[i].sa_handler != SIG_IGN) {
      handlers[i].sa_handler(signal);
    } else {
      kernel_call(SYS_tgkill, process, kernel_call(SYS_gettid, 0, 0, 0, 0, 0, 0), signal, 0, 0, 0);
    }
  }
}

static void watch_crashes(void) {
  for (int i = 0; i < crash_count; i++) {
    if (sigaction(crashes[i], NULL, &handlers[i]) != 0) continue;
    struct sigaction own = handlers[i];
    own.sa_sigaction = crash;
    own.sa_flags |= SA_SIGINFO;
    // Without a handler of the runtime's there is no stack set aside for one either.
    if (handlers[i].sa_handler == SIG_DFL || handlers[i].sa_handler == SIG_IGN) continue;
    sigaction(crashes[i], &own, NULL);
  }
}

static int thread_count(void) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return 0;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(folder));) count += entry->d_name[0] != '.';
  closedir(folder);
  return count;
}

/// One function of each file that replaces some of the C library's: from an archive the linker takes what is named.
__attribute__((used)) static const void *const parts[] = {
    (void *)pthread_create, (void *)pthread_mutex_lock, (void *)sem_post,     (void *)timerfd_settime,
    (void *)poll,           (void *)clock_gettime,      (void *)getrandom,    (void *)connect,
    (void *)stat,           (void *)readdir,            (void *)open,         (void *)mkstemp,
    (void *)getpid,         (void *)realpath,
};

bool order_begin(void) {
  if (atomic_load(&mode) != mode_off || thread_count() != 1) return false;
  process = (int)kernel_call(SYS_getpid, 0, 0, 0, 0, 0, 0);
  main_turn.tid = process;
  main_turn.handle = pthread_self();
  all = &main_turn;
  self = &main_turn;
  atomic_store(&turn_holder, process);
  pthread_atfork(NULL, NULL, forget);
  libraries_find();
  watch_begin();
  watch_crashes();
  atomic_store(&mode, mode_kept);
  return true;
}

order_state order_current_state(void) {
  switch (atomic_load(&mode)) {
  case mode_off: return order_absent;
  case mode_let_go: return order_let_go;
  default: return order_kept;
  }
}

bool order_is_crashing(void) { return atomic_load(&mode) == mode_crashed; }

const char *order_reason(void) { return reason; }

void turn_let_go(const char *why) {
  lock();
  if (atomic_load(&mode) == mode_kept) {
    reason = why;
    let_go_at = order_system_nanoseconds();
    timers_let_go(now);
    atomic_store(&mode, mode_let_go);
    while (waiting.first) make_ready(&waiting.first, why_let_go);
    while (ready.first) {
      struct turn *turn = take(&ready.first);
      atomic_store(&turn->go, 1);
      kernel_call(SYS_futex, (long)&turn->go, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
    }
  }
  unlock();
}

// MARK: The clock

int64_t order_system_nanoseconds(void) {
  struct timespec time;
  kernel_call(SYS_clock_gettime, CLOCK_MONOTONIC, (long)&time, 0, 0, 0, 0);
  return turn_nanoseconds(&time);
}

int64_t turn_now(void) {
  if (atomic_load(&mode) == mode_let_go) return now + order_system_nanoseconds() - let_go_at;
  return now;
}

int64_t turn_clock(void) {
  if (atomic_load(&mode) != mode_kept || !self) return turn_now();
  // A loop that waits for a time lets the others go on.
  if (++reads > 1000) {
    if (turn_wait(NULL, now + 1000000, NULL, 0) == why_let_go) return turn_now();
    reads = 900;
  }
  return ++now;
}

int64_t turn_since_entering(void) { return turn_now() - entered; }

void turn_entered(void) {
  entered = now;
  jumped = 0;
}
