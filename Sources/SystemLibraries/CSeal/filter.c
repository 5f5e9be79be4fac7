// The filter of system calls: every call that libseccomp knows, but for those named here. A call that it
// doesn't know is answered as by a kernel that hasn't got it.

#define _GNU_SOURCE
#include <errno.h>
#include <seccomp.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "parts.h"

#define COUNT(list) (sizeof list / sizeof *list)

/// Ways out of the process, and into the kernel by interfaces that no widget needs.
static const char *const refused[] = {
  // The network, and sockets of other programs. A pair of sockets leads nowhere, and Swift's backtraces use one.
  "socket", "connect", "bind", "listen", "accept", "accept4", "sendto", "sendmmsg",
  // A ring of calls that no filter sees.
  "io_uring_setup", "io_uring_enter", "io_uring_register",
  // Other processes' memory, descriptors and identity.
  "ptrace", "process_vm_writev", "pidfd_getfd", "kcmp", "process_madvise", "process_mrelease",
  "migrate_pages", "move_pages",
  // Out of the group that ends with the process, and into other namespaces.
  "setsid", "unshare", "setns",
  // Keyrings.
  "add_key", "request_key", "keyctl",
  // Shared between processes: System V's IPC and message queues.
  "shmget", "shmat", "shmctl", "semget", "semop", "semctl", "semtimedop", "msgget", "msgsnd",
  "msgrcv", "msgctl", "mq_open", "mq_unlink",
  // File systems as a whole.
  "mount", "umount", "umount2", "pivot_root", "chroot", "move_mount", "open_tree", "fsopen",
  "fsconfig", "fsmount", "fspick", "mount_setattr", "quotactl", "quotactl_fd", "name_to_handle_at",
  "open_by_handle_at", "fanotify_init", "fanotify_mark", "swapon", "swapoff", "mknod", "mknodat",
  // The kernel's own: programs in it, its modules, its clock, its log.
  "bpf", "perf_event_open", "userfaultfd", "lookup_dcookie", "kexec_load", "kexec_file_load",
  "init_module", "finit_module", "delete_module", "create_module", "query_module", "reboot", "syslog",
  "acct", "settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "sethostname",
  "setdomainname", "vhangup", "iopl", "ioperm", "nfsservctl", "uselib", "_sysctl", "sysfs",
  "modify_ldt", "vm86", "vm86old", "set_mempolicy", "mbind",
  // Other users.
  "setuid", "setgid", "setreuid", "setregid", "setresuid", "setresgid", "setfsuid", "setfsgid",
  "setgroups", "capset",
};

/// Signals to processes of others, which aren't seen in a pid namespace of one's own.
static const char *const signals[] = {
  "kill", "tkill", "rt_sigqueueinfo", "pidfd_open", "pidfd_send_signal",
};

enum { thread = 0x00010000, memory = 0x00000100, vfork_flag = 0x00004000 };

/// Threads, and programs started by vfork or posix_spawn, as Swift's runtime starts the program that prints a
/// backtrace; no namespace; and but for `copies` nothing that would be a copy of the process, which could leave the group
/// that ends with it.
static int limit_clone(scmp_filter_ctx filter, bool copies) {
  const uint32_t no = SCMP_ACT_ERRNO(EPERM);
  const int clone = SCMP_SYS(clone);
  int error = 0;
  if (!copies) {
    error |= seccomp_rule_add(filter, no, clone, 1, SCMP_A0(SCMP_CMP_MASKED_EQ, memory, 0));
    error |= seccomp_rule_add(
      filter, no, clone, 1, SCMP_A0(SCMP_CMP_MASKED_EQ, thread | vfork_flag, 0));
    error |= seccomp_rule_add(filter, no, SCMP_SYS(fork), 0);
    error |= seccomp_rule_add(filter, no, SCMP_SYS(setpgid), 0);
  }
  const uint64_t namespaces[] = {
    0x00020000, 0x02000000, 0x04000000, 0x08000000, 0x10000000, 0x20000000, 0x40000000,
  };
  for (size_t i = 0; i < COUNT(namespaces); i++)
    error |= seccomp_rule_add(
      filter, no, clone, 1, SCMP_A0(SCMP_CMP_MASKED_EQ, namespaces[i], namespaces[i]));
  return error;
}

static int limit_arguments(scmp_filter_ctx filter, bool copies) {
  const uint32_t no = SCMP_ACT_ERRNO(EPERM);
  int error = limit_clone(filter, copies);
  // A pipe's pair alone.
  error |= seccomp_rule_add(filter, no, SCMP_SYS(socketpair), 1, SCMP_A0(SCMP_CMP_NE, 1 /* local */));
  // Characters put into a terminal's input.
  error |= seccomp_rule_add(
    filter, no, SCMP_SYS(ioctl), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, 0xFFFFFFFF, 0x5412 /* TIOCSTI */));
  error |= seccomp_rule_add(
    filter, no, SCMP_SYS(ioctl), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, 0xFFFFFFFF, 0x541C /* TIOCLINUX */));
  // The process ends with the one that started it.
  error |= seccomp_rule_add(
    filter, no, SCMP_SYS(prctl), 1, SCMP_A0(SCMP_CMP_MASKED_EQ, 0xFFFFFFFF, PR_SET_PDEATHSIG));
  // Another process's limits.
  error |= seccomp_rule_add(filter, no, SCMP_SYS(prlimit64), 1, SCMP_A0(SCMP_CMP_NE, 0));
  return error;
}

static scmp_filter_ctx make(struct seal_filter_kind kind) {
  // Without rules for some arguments a call is answered by the default, so that this is the one that allows.
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (!filter) return NULL;
  int error = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_ERRNO(ENOSYS));
  seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
  error |= limit_arguments(filter, kind.copies);
  // The C library then makes threads by clone, whose flags can be read here.
  error |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
  if (kind.has_no_privilege)
    error |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(process_vm_readv), 0);
  for (size_t i = 0; i < COUNT(refused); i++) {
    int call = seccomp_syscall_resolve_name(refused[i]);
    // One that this architecture hasn't got has a negative number.
    if (call >= 0) error |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0);
  }
  for (size_t i = 0; !kind.has_own_processes && i < COUNT(signals); i++) {
    int call = seccomp_syscall_resolve_name(signals[i]);
    if (call >= 0) error |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0);
  }
  if (!error) return filter;
  seccomp_release(filter);
  return NULL;
}

/// The number of the newest call that was looked at when this list was made, `mseal`. Those from 424 on have
/// the same number everywhere.
enum { newest_call = 462, instructions_allowed = 4096 };

/// Puts in front of the program that calls newer than the list are unknown.
static struct sock_fprog *with_newest(const struct sock_filter *program, size_t count) {
  static const struct sock_filter front[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 0),
    BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, newest_call, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SCMP_ACT_ERRNO(ENOSYS)),
  };
  struct sock_fprog *result = malloc(sizeof *result);
  struct sock_filter *all = malloc((COUNT(front) + count) * sizeof *all);
  if (!result || !all) return NULL;
  for (size_t i = 0; i < COUNT(front); i++) all[i] = front[i];
  for (size_t i = 0; i < count; i++) all[COUNT(front) + i] = program[i];
  *result = (struct sock_fprog){.len = (unsigned short)(COUNT(front) + count), .filter = all};
  return result;
}

static struct sock_fprog *export(scmp_filter_ctx filter) {
  int file = memfd_create("filter", MFD_CLOEXEC);
  if (file < 0) return NULL;
  struct sock_filter *program = malloc(instructions_allowed * sizeof *program);
  struct sock_fprog *result = NULL;
  if (program && seccomp_export_bpf(filter, file) == 0) {
    ssize_t bytes = pread(file, program, instructions_allowed * sizeof *program, 0);
    if (bytes > 0) result = with_newest(program, (size_t)bytes / sizeof *program);
  }
  free(program);
  close(file);
  return result;
}

int seal_apply_filter(const struct sock_fprog *filter) {
  if (!filter) return ENOMEM;
  // 4: without the slower memory accesses that some kernels add.
  return syscall(SYS_seccomp, 1 /* filter */, 4, filter) ? errno : 0;
}

const struct sock_fprog *seal_filter(struct seal_filter_kind kind) {
  // Kept for good: each process that is started gets one of them.
  static struct sock_fprog *made[2][2][2];
  struct sock_fprog **result = &made[kind.has_own_processes][kind.has_no_privilege][kind.copies];
  if (*result) return *result;
  scmp_filter_ctx filter = make(kind);
  if (!filter) return NULL;
  *result = export(filter);
  seccomp_release(filter);
  return *result;
}
