// Forging: other processes' memory and signals, users, namespaces, the kernel's own interfaces.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "probes.h"

static bool no_parent(void) {
  errno = ESRCH;
  return parent() == 0;
}

static bool signal_parent(void) { return !no_parent() && syscall(SYS_kill, parent(), 0) == 0; }
static bool signal_thread(void) { return !no_parent() && syscall(SYS_tgkill, parent(), parent(), 0) == 0; }

static bool parent_descriptor(void) {
  if (no_parent()) return false;
  int process = (int)syscall(434 /* pidfd_open */, parent(), 0);
  if (process < 0) return false;
  int file = (int)syscall(438 /* pidfd_getfd */, process, 0, 0), cause = errno;
  close(process);
  if (file >= 0) close(file);
  errno = cause;
  return file >= 0;
}

/// A byte that is at the same place in the parent: the beginning of this function.
static bool parent_memory(bool writes) {
  if (no_parent()) return false;
  char byte = 0;
  struct iovec own = {&byte, 1}, other = {(void *)environ, 1};
  long result = syscall(
    writes ? SYS_process_vm_writev : SYS_process_vm_readv, parent(), &own, 1, &other, 1, 0);
  // The address means nothing there, so that a fault is as good as a byte.
  return result >= 0 || errno == EFAULT;
}

static bool reads_parent(void) { return parent_memory(false); }
static bool writes_parent(void) { return parent_memory(true); }
static bool traces_parent(void) {
  if (no_parent() || syscall(SYS_ptrace, 0x4206 /* seize */, parent(), 0, 0)) return false;
  syscall(SYS_ptrace, PTRACE_DETACH, parent(), 0, 0);
  return true;
}
/// Whether another process can ask to be traced by this one.
static bool traces(void) {
  long process = syscall(SYS_clone, SIGCHLD | CLONE_VFORK | CLONE_VM, 0, 0, 0, 0);
  if (process == 0) syscall(SYS_exit, syscall(SYS_ptrace, PTRACE_TRACEME, 0, 0, 0) == 0 ? 0 : 1);
  if (process < 0) return false;
  int status = 1;
  while (waitpid((pid_t)process, &status, 0) < 0 && errno == EINTR) {}
  errno = EPERM;
  return status == 0;
}

static bool parent_limits(void) {
  struct rlimit limit;
  return !no_parent() && syscall(SYS_prlimit64, parent(), RLIMIT_NOFILE, NULL, &limit) == 0;
}

static bool session(void) {
  // The first of a group can't leave it, so that another tries.
  long process = syscall(SYS_clone, SIGCHLD | CLONE_VFORK | CLONE_VM, 0, 0, 0, 0);
  if (process == 0) syscall(SYS_exit, syscall(SYS_setsid) > 0 ? 0 : 1);
  if (process < 0) return false;
  int status = 1;
  while (waitpid((pid_t)process, &status, 0) < 0 && errno == EINTR) {}
  errno = EPERM;
  return status == 0;
}

static bool outlive_parent(void) { return syscall(SYS_prctl, PR_SET_PDEATHSIG, 0, 0, 0, 0) == 0; }

static bool copies(void) {
  long process = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (process == 0) _exit(0);
  if (process < 0) return false;
  while (waitpid((pid_t)process, NULL, 0) < 0 && errno == EINTR) {}
  return true;
}

static bool keyring(void) { return syscall(SYS_keyctl, 0, -3 /* session */, 1) >= 0; }
static bool key(void) { return syscall(SYS_add_key, "user", "intruder", "x", 1, -2 /* process */) >= 0; }
static bool asked_key(void) {
  return syscall(SYS_request_key, "user", "intruder", NULL, 0) >= 0 || errno == ENOKEY;
}

static bool program_in_kernel(void) {
  unsigned char attributes[72] = {1, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 1};
  long map = syscall(SYS_bpf, 0, attributes, sizeof attributes);
  if (map < 0) return false;
  close((int)map);
  return true;
}

static bool counters(void) {
  unsigned char attributes[112] = {1, 0, 0, 0, 112};
  long file = syscall(SYS_perf_event_open, attributes, 0, -1, -1, 0);
  if (file < 0) return false;
  close((int)file);
  return true;
}

static bool faults(void) {
  long file = syscall(SYS_userfaultfd, O_CLOEXEC | 1 /* of this process alone */);
  if (file < 0) return false;
  close((int)file);
  return true;
}

static bool namespaces(void) { return syscall(SYS_unshare, CLONE_NEWUTS) == 0; }
static bool own_users(void) {
  long process = syscall(SYS_clone, SIGCHLD | CLONE_VFORK | CLONE_VM | CLONE_NEWUSER, 0, 0, 0, 0);
  if (process == 0) syscall(SYS_exit, 0);
  if (process > 0) waitpid((pid_t)process, NULL, 0);
  return process > 0;
}
static bool newer_clone(void) {
  unsigned long long arguments[11] = {CLONE_VFORK | CLONE_VM | CLONE_NEWUSER, 0, 0, 0, SIGCHLD};
  long process = syscall(435 /* clone3 */, arguments, sizeof arguments);
  if (process == 0) syscall(SYS_exit, 0);
  if (process > 0) waitpid((pid_t)process, NULL, 0);
  return process > 0;
}
static bool other_namespace(void) {
  int file = (int)syscall(SYS_openat, AT_FDCWD, "/proc/self/ns/uts", O_RDONLY | O_CLOEXEC, 0);
  if (file < 0) return false;
  long result = syscall(SYS_setns, file, 0);
  int cause = errno;
  close(file);
  errno = cause;
  return result == 0;
}

static bool shared_memory(void) {
  long id = syscall(SYS_shmget, 0 /* private */, 4096, 0600);
  if (id >= 0) syscall(SYS_shmctl, id, 0, NULL);
  return id >= 0;
}
static bool message_queue(void) {
  long id = syscall(SYS_msgget, 0, 0600);
  if (id >= 0) syscall(SYS_msgctl, id, 0, NULL);
  return id >= 0;
}
static bool semaphores(void) {
  long id = syscall(SYS_semget, 0, 1, 0600);
  if (id >= 0) syscall(SYS_semctl, id, 0, 0 /* remove */);
  return id >= 0;
}
static bool posix_queue(void) {
  long queue = syscall(SYS_mq_open, "intruder", O_RDWR | O_CREAT, 0600, NULL);
  if (queue >= 0) {
    syscall(SYS_mq_unlink, "intruder");
    close((int)queue);
  }
  return queue >= 0;
}

static bool other_user(void) { return syscall(SYS_setresuid, 65534, 65534, 65534) == 0; }
static bool other_groups(void) { return syscall(SYS_setgroups, 0, NULL) == 0; }
static bool clock(void) {
  struct { long seconds, rest; } time;
  return syscall(SYS_clock_gettime, 0, &time) == 0 && syscall(SYS_clock_settime, 0, &time) == 0;
}
static bool host_name(void) { return syscall(SYS_sethostname, "localhost", 9) == 0; }
static bool kernel_log(void) { return syscall(SYS_syslog, 10 /* size */, NULL, 0) >= 0; }
static bool handle(void) {
  struct { unsigned bytes; int type; unsigned char handle[128]; } file = {.bytes = 128};
  int mount;
  return syscall(SYS_name_to_handle_at, AT_FDCWD, "/etc", &file, &mount, 0) == 0;
}
static bool module(void) { return syscall(SYS_init_module, "", 0, "") == 0 || errno == ENOEXEC; }
static bool more_files(void) {
  struct rlimit limit = {1 << 19, 1 << 19};
  return syscall(SYS_prlimit64, 0, RLIMIT_NOFILE, &limit, NULL) == 0;
}
static bool other_numbers(void) {
#if defined(__x86_64__)
  // The same call by the number of another interface of the kernel.
  return syscall(0x40000000 | 41, 1, 1, 0) >= 0;
#else
  errno = ENOSYS;
  return false;
#endif
}
static bool users_program(void) { return shell_does("cat /etc/passwd >/dev/null 2>&1"); }

const struct probe forging_probes[] = {
  {"signal-parent", signal_parent},
  {"signal-parent-thread", signal_thread},
  {"take-parent-descriptor", parent_descriptor},
  {"read-parent-by-call", reads_parent},
  {"write-parent-by-call", writes_parent},
  {"trace-parent", traces_parent},
  {"be-traced", traces},
  {"read-parent-limits", parent_limits},
  {"leave-session", session},
  {"outlive-parent", outlive_parent},
  {"copy-process", copies},
  {"session-keyring", keyring},
  {"add-key", key},
  {"request-key", asked_key},
  {"kernel-program", program_in_kernel},
  {"kernel-counters", counters},
  {"kernel-faults", faults},
  {"new-namespace", namespaces},
  {"new-users", own_users},
  {"new-users-by-clone3", newer_clone},
  {"join-namespace", other_namespace},
  {"shared-memory", shared_memory},
  {"message-queue", message_queue},
  {"semaphores", semaphores},
  {"posix-queue", posix_queue},
  {"change-user", other_user},
  {"change-groups", other_groups},
  {"set-clock", clock},
  {"set-host-name", host_name},
  {"kernel-log-by-call", kernel_log},
  {"file-handle", handle},
  {"kernel-module", module},
  {"raise-limits", more_files},
  {"other-call-numbers", other_numbers},
  {"read-by-program", users_program},
  {0},
};
