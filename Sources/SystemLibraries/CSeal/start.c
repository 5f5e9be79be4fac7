#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "parts.h"

/// Where a start failed.
enum stage {
  stage_none, stage_user, stage_mounts, stage_limits, stage_landlock, stage_seccomp, stage_descriptors,
  stage_program,
};

/// What the new process knows; it shares it with the caller, which waits.
struct start {
  const struct seal_plan *plan;
  unsigned layers;
  uid_t user;
  gid_t group;
  const struct sock_fprog *filters[2];
  sigset_t signals;
  volatile int stage;
  volatile int error;
};

static const struct {
  unsigned layer;
  int flag;
} namespaces[] = {
  {SEAL_USERS, CLONE_NEWUSER},    {SEAL_PROCESSES, CLONE_NEWPID}, {SEAL_MOUNTS, CLONE_NEWNS},
  {SEAL_NETWORK, CLONE_NEWNET},   {SEAL_IPC, CLONE_NEWIPC | CLONE_NEWUTS},
};
enum { namespace_count = sizeof namespaces / sizeof *namespaces };

// MARK: The new process, until its program begins

static void fail(struct start *start, enum stage stage, int error) {
  start->stage = stage;
  start->error = error;
  _exit(126);
}

/// The handlers of the caller aren't the new process's, and what the caller ignores isn't ignored by it.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_DFL) {
      action = (struct sigaction){.sa_handler = SIG_DFL};
      sigaction(number, &action, NULL);
    }
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Puts the descriptors in their places; every other is closed when the program begins.
static int place_descriptors(const struct seal_plan *plan) {
  const int count = (int)plan->descriptor_count;
  int copies[16];
  if (count > 16) return EMFILE;
  for (int i = 0; i < count; i++) {
    copies[i] = fcntl(plan->descriptors[i], F_DUPFD_CLOEXEC, count);
    if (copies[i] < 0) return errno;
  }
  for (int i = 0; i < count; i++)
    if (dup2(copies[i], i) < 0) return errno;
  // Unknown before Linux 5.11; then those that were opened without the flag stay open.
  syscall(436 /* close_range */, count, ~0u, 4 /* on exec */);
  return 0;
}

static int begin(void *argument) {
  struct start *start = argument;
  const struct seal_plan *plan = start->plan;
  const unsigned layers = start->layers;
  const bool has_own_processes = layers & SEAL_PROCESSES;
  int error;
  reset_signals();
  // A group of its own, which is ended as one; and no terminal.
  setsid();
  if ((error = place_descriptors(plan))) fail(start, stage_descriptors, error);
  if (layers & SEAL_USERS && (error = seal_map_user(start->user, start->group)))
    fail(start, stage_user, error);
  if (layers & SEAL_MOUNTS && (error = seal_mount(plan, has_own_processes)))
    fail(start, stage_mounts, error);
  if (layers & SEAL_LIMITS && (error = seal_limit(plan, has_own_processes)))
    fail(start, stage_limits, error);
  const bool has_no_privilege = seal_drop_privileges(start->user == 0 && !(layers & SEAL_USERS));
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (layers & SEAL_LANDLOCK && (error = seal_restrict_paths(plan)))
    fail(start, stage_landlock, error);
  if (layers & SEAL_SECCOMP) {
    if ((error = seal_apply_filter(start->filters[has_no_privilege])))
      fail(start, stage_seccomp, error);
  }
  if (plan->executable) {
    execve(plan->executable, plan->arguments, plan->environment);
    fail(start, stage_program, errno);
  }
  _exit(0);
}

// MARK: The caller

enum { stack_size = 256 * 1024 };

static int flags(unsigned layers) {
  int flags = 0;
  for (int i = 0; i < namespace_count; i++)
    if (layers & namespaces[i].layer) flags |= namespaces[i].flag;
  return flags;
}

/// Starts the process with these layers and no fewer. The process, or 0 with `start->error`.
static pid_t attempt(struct start *start) {
  static void *stack;
  if (!stack) {
    stack = mmap(
      NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) {
      stack = NULL;
      start->error = ENOMEM;
      return 0;
    }
  }
  start->stage = stage_none;
  start->error = 0;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  // The maps of a user namespace can only be written by a process whose memory is open to its own user. The
  // caller's memory is the new process's until its program begins.
  const bool opens = start->layers & SEAL_USERS && prctl(PR_GET_DUMPABLE) == 0;
  if (opens) prctl(PR_SET_DUMPABLE, 1);
  pid_t process = clone(
    begin, (char *)stack + stack_size, CLONE_VM | CLONE_VFORK | SIGCHLD | flags(start->layers), start);
  const int error = errno;
  if (opens) prctl(PR_SET_DUMPABLE, 0);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (process < 0) {
    start->error = error;
    return 0;
  }
  // A check without program ends by itself.
  if (!start->error) return process;
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
  return 0;
}

/// The layers that can be done without after a failure; 0 where there are none.
static unsigned dispensable(const struct start *start) {
  const unsigned layers = start->layers;
  switch (start->stage) {
    case stage_none: break;
    case stage_user: return SEAL_USERS;
    // A /proc of its own may be refused where the machine hides parts of the one that is there.
    case stage_mounts: return layers & SEAL_PROCESSES ? SEAL_PROCESSES : SEAL_MOUNTS;
    case stage_limits: return SEAL_LIMITS;
    case stage_landlock: return SEAL_LANDLOCK;
    case stage_seccomp: return SEAL_SECCOMP;
    default: return 0;
  }
  // The namespaces were refused, one of them or all.
  if (start->error == EAGAIN || start->error == ENOMEM) return 0;
  return layers & (SEAL_USERS | SEAL_PROCESSES | SEAL_MOUNTS | SEAL_NETWORK | SEAL_IPC);
}

/// Whether root writes to a folder of another user, as in a container with a volume: in a user namespace it can't.
static bool writes_as_root(const struct seal_plan *plan) {
  struct stat status;
  for (size_t i = 0; geteuid() == 0 && i < plan->path_count; i++)
    if (plan->paths[i].access & SEAL_WRITE && stat(plan->paths[i].path, &status) == 0
        && S_ISDIR(status.st_mode) && status.st_uid != 0)
      return true;
  return false;
}

static void note(struct seal_outcome *outcome, unsigned layers, int error) {
  outcome->refused |= layers;
  for (int i = 0; i < 9; i++)
    if (layers & 1u << i && !outcome->causes[i]) outcome->causes[i] = error;
}

struct seal_outcome seal_start(const struct seal_plan *plan) {
  struct seal_outcome outcome = {0};
  struct start start = {
    .plan = plan, .layers = plan->layers & SEAL_ALL, .user = geteuid(), .group = getegid()};
  if (start.layers & SEAL_PARENT && prctl(PR_GET_DUMPABLE) == 1) prctl(PR_SET_DUMPABLE, 0);
  if (plan->uses_network) start.layers &= ~(SEAL_NETWORK | SEAL_SECCOMP);
  if (writes_as_root(plan)) start.layers &= ~SEAL_USERS;
  // A pid namespace without its /proc is no use.
  if (!(start.layers & SEAL_MOUNTS)) start.layers &= ~SEAL_PROCESSES;
  while (true) {
    if (start.layers & SEAL_SECCOMP)
      for (int i = 0; i < 2; i++)
        start.filters[i] = seal_filter((struct seal_filter_kind){
          .has_own_processes = start.layers & SEAL_PROCESSES, .has_no_privilege = i,
          .copies = plan->copies});
    outcome.process = attempt(&start);
    if (outcome.process) break;
    unsigned less = dispensable(&start);
    if (!less) {
      outcome.error = start.error;
      break;
    }
    note(&outcome, less, start.error);
    start.layers &= ~less;
  }
  outcome.layers = start.layers;
  return outcome;
}

int seal_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) ? errno : 0; }

int seal_finish(pid_t process) {
  siginfo_t info;
  while (waitid(P_PID, (id_t)process, &info, WEXITED | WNOWAIT) < 0 && errno == EINTR) {}
  // Until it is waited for, no other group can have its number.
  kill(-process, SIGKILL);
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {}
  return status;
}
