#define _GNU_SOURCE
#include "fault.h"

#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

static struct sigaction earlier;

/// The stack pointer at the fault; 0 where this processor's isn't known here.
static uintptr_t stack_pointer(const void *context) {
  const ucontext_t *user = context;
#if defined(__x86_64__)
  return (uintptr_t)user->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  return (uintptr_t)user->uc_mcontext.sp;
#else
  (void)user;
  return 0;
#endif
}

/// A call that finds no room touches memory at the stack pointer: a little below it where it pushes, above it where
/// it has made room for its variables at once. Memory there is absent only below the end of the stack.
static int is_of_stack(const siginfo_t *info, const void *context) {
  if (info->si_code != SEGV_MAPERR && info->si_code != SEGV_ACCERR) return 0;
  uintptr_t pointer = stack_pointer(context), address = (uintptr_t)info->si_addr;
  const uintptr_t below = 64 << 10, above = 1 << 20;
  return pointer > below && address >= pointer - below && address < pointer + above;
}

static void tell(int number, siginfo_t *info, void *context) {
  if (is_of_stack(info, context)) {
    static const char line[] = STACK_FAULT_LINE "\n";
    (void)!write(2, line, sizeof line - 1);
  }
  // Whoever was to hear of it does: the instruction fails again.
  sigaction(number, &earlier, NULL);
  if (info->si_code <= 0) raise(number);
}

void stack_tell_faults(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = tell;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaction(SIGSEGV, &action, &earlier);
  // A thread whose stack is used up has no room for the handler.
  stack_t own;
  if (sigaltstack(NULL, &own) == 0 && (own.ss_flags & SS_DISABLE)) {
    static char room[64 << 10];
    stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
    sigaltstack(&stack, NULL);
  }
}
