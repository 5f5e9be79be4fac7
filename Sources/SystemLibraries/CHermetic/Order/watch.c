// The watch: a thread outside the order, which lets it go where it keeps the process from going on.

#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>

#include "../world.h"
#include "order.h"
#include "turns.h"

/// Nanoseconds between two looks.
static const long interval = 20000000;
/// Looks in a row that find the holder of the turn waiting in the kernel.
enum { most_waiting = 10 };
/// Nanoseconds of the processor that a thread may take without a word while another is ready: more than a frame of a
/// debug build takes, since a thread that draws is no loop.
static const int64_t most_time = INT64_C(10) * 1000000000;

/// Nanoseconds that a thread has run for.
static int64_t time_of(int thread) {
  struct timespec time;
  // The kernel's number for the clock of a thread.
  if (kernel_call(SYS_clock_gettime, (long)(~thread << 3 | 6), (long)&time, 0, 0, 0, 0) < 0) return 0;
  return turn_nanoseconds(&time);
}

/// Whether a thread sleeps in the kernel until something happens.
static bool is_waiting(int thread) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread);
  long file = kernel_call(SYS_openat, AT_FDCWD, (long)path, O_RDONLY | O_CLOEXEC, 0, 0, 0);
  if (file < 0) return false;
  long count = kernel_call(SYS_read, file, (long)text, sizeof text - 1, 0, 0, 0);
  kernel_call(SYS_close, file, 0, 0, 0, 0, 0);
  if (count <= 0) return false;
  text[count] = 0;
  const char *name = strrchr(text, ')');
  return name && name[1] && name[2] == 'S';
}

static void *watch(void *none) {
  uint64_t seen = 0;
  int64_t since = 0;
  int waiting = 0;
  for (;;) {
    struct timespec pause = {0, interval};
    kernel_call(SYS_nanosleep, (long)&pause, 0, 0, 0, 0, 0);
    if (order_current_state() != order_kept) return none;
    uint64_t count = atomic_load(&turn_count);
    int holder = atomic_load(&turn_holder);
    if (count != seen || atomic_load(&turn_is_idle) || atomic_load(&files_are_written)) {
      seen = count;
      since = time_of(holder);
      waiting = 0;
      continue;
    }
    waiting = is_waiting(holder) ? waiting + 1 : 0;
    if (waiting > most_waiting && atomic_load(&turn_count) == seen) {
      turn_let_go("a thread waited in the kernel for something that another thread was to do");
    } else if (time_of(holder) - since > most_time && turn_someone_is_ready()) {
      turn_let_go("a thread went round in a loop while another waited for its turn");
    }
  }
}

void watch_begin(void) {
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 262144);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_create(&thread, &attributes, watch, NULL);
  pthread_attr_destroy(&attributes);
}
