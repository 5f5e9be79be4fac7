// Threads as the C library makes them.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

#include "turns.h"

void *turn_real(const char *name) {
  // Older functions of these names have other condition variables.
  void *found = NULL;
  if (name[0] == 'p' && name[8] == 'c' && name[9] == 'o') found = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
  if (!found) found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

static pthread_key_t last;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/// Called when a thread ends, in each round of the destructors of what it kept: it has the turn until the last.
static void finish(void *value) {
  struct turn *turn = value;
  if (++turn->rounds < PTHREAD_DESTRUCTOR_ITERATIONS) {
    pthread_setspecific(last, turn);
  } else {
    turn_end(turn);
  }
}

static void prepare(void) { pthread_key_create(&last, finish); }

static void *run(void *value) {
  struct turn *turn = value;
  turn_begin(turn);
  pthread_setspecific(last, turn);
  return turn->start(turn->argument);
}

int pthread_create(
    pthread_t *restrict handle, const pthread_attr_t *restrict attributes,
    void *(*start)(void *), void *restrict argument) {
  REAL(pthread_create);
  if (!turn_is_kept()) return real(handle, attributes, start, argument);
  pthread_once(&once, prepare);
  struct turn *turn = calloc(1, sizeof *turn);
  turn->start = start;
  turn->argument = argument;
  int result = real(&turn->handle, attributes, run, turn);
  if (result != 0) {
    free(turn);
    return result;
  }
  *handle = turn->handle;
  turn_add(turn);
  return 0;
}

int pthread_join(pthread_t handle, void **result) {
  REAL(pthread_join);
  if (turn_is_kept()) {
    struct turn *turn = turn_of(handle);
    while (turn && !turn->is_over)
      if (turn_wait(turn, turn_never, NULL, 0) == why_let_go) break;
  }
  return real(handle, result);
}
