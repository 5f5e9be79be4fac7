#define _GNU_SOURCE
#include "stack.h"

#include <pthread.h>
#include <sys/resource.h>
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
