#define _GNU_SOURCE
#include "stack.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

uintptr_t stack_make_room(size_t wanted) {
  // For the main thread the C library reads the process's map: once is enough.
  static uintptr_t main_low = 0;
  int is_main = getpid() == gettid();
  if (is_main && main_low != 0) return main_low;
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
      limit.rlim_cur < wanted) {
    limit.rlim_cur =
        limit.rlim_max != RLIM_INFINITY && limit.rlim_max < wanted ? limit.rlim_max : wanted;
    setrlimit(RLIMIT_STACK, &limit);
  }
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *low = 0;
  size_t size = 0;
  int failed = pthread_attr_getstack(&attributes, &low, &size);
  pthread_attr_destroy(&attributes);
  if (failed) return 0;
  if (is_main) main_low = (uintptr_t)low;
  return (uintptr_t)low;
}

/// What lies below the stack, so that a call that goes too deep ends the process and harms no other memory.
enum { guard = 1 << 20 };

static struct {
  atomic_flag is_taken;
  char *low;
  size_t size;
  ucontext_t caller, callee;
  void (*work)(void *);
  void *context;
} own = {.is_taken = ATOMIC_FLAG_INIT};

static void enter(void) { own.work(own.context); }

static int make(size_t size) {
  if (own.low) return 1;
  char *memory = mmap(0, size + guard, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return 0;
  if (mprotect(memory, guard, PROT_NONE) != 0) {
    munmap(memory, size + guard);
    return 0;
  }
  // A page of two megabytes would have to be cleared for a few kilobytes.
  madvise(memory, size + guard, MADV_NOHUGEPAGE);
  own.low = memory + guard;
  own.size = size;
  return 1;
}

uintptr_t stack_own(void) {
  char mark;
  uintptr_t here = (uintptr_t)&mark, low = (uintptr_t)own.low;
  return low != 0 && here >= low && here < low + own.size ? low : 0;
}

int stack_call(size_t size, void (*work)(void *), void *context) {
  if (stack_own()) {
    work(context);
    return 1;
  }
  if (atomic_flag_test_and_set(&own.is_taken)) return 0;
  int can = make(size) && getcontext(&own.callee) == 0;
  if (can) {
    own.work = work;
    own.context = context;
    own.callee.uc_stack.ss_sp = own.low;
    own.callee.uc_stack.ss_size = own.size;
    own.callee.uc_link = &own.caller;
    makecontext(&own.callee, enter, 0);
    swapcontext(&own.caller, &own.callee);
  }
  atomic_flag_clear(&own.is_taken);
  return can;
}
