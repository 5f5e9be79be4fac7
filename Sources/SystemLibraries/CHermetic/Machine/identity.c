// Names and numbers of the machine, the user and the process: an iPhone's.

#define _GNU_SOURCE
#include <pwd.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/utsname.h>
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include "../Order/turns.h"
#include "../libraries.h"
#include "../world.h"
#include "fixed.h"
#include "machine.h"
#include "order.h"


static const char host[] = "localhost";
static const char user[] = "mobile";
static const int64_t memory = INT64_C(8) << 30;

// MARK: Whether it holds

/// Reads the process's own arguments: Dispatch asks for the number of processors before `main`.
static bool read_arguments(void) {
  char text[4096];
  long file = kernel_call(SYS_openat, AT_FDCWD, (long)"/proc/self/cmdline", O_RDONLY | O_CLOEXEC, 0, 0, 0);
  if (file < 0) return false;
  long count = kernel_call(SYS_read, file, (long)text, sizeof text - 1, 0, 0, 0);
  kernel_call(SYS_close, file, 0, 0, 0, 0, 0);
  if (count <= 0) return false;
  text[count] = 0;
  size_t first = strlen(text) + 1;
  return (long)first < count && strcmp(text + first, HERMETIC_WORKER_ARGUMENT) == 0;
}

bool machine_is_fixed(void) {
  static atomic_int known;
  int value = atomic_load_explicit(&known, memory_order_relaxed);
  if (value == 0) {
    value = read_arguments() ? 1 : 2;
    atomic_store(&known, value);
  }
  return value == 1;
}

int machine_process(void) { return (int)kernel_call(SYS_getpid, 0, 0, 0, 0, 0, 0); }

// MARK: Processes and threads

/// A crash is reported by the system's numbers.
static bool has_fixed_numbers(void) {
  return machine_is_fixed() && order_current_state() != order_absent && !order_is_crashing();
}

/// Foundation takes the thread whose number is the process's for the main one, so that it gets the system's.
pid_t getpid(void) {
  bool is_fixed = has_fixed_numbers() && library_is_found(library_foundation)
                  && !library_holds(library_foundation, CALLER);
  return is_fixed ? machine_number : machine_process();
}

pid_t getppid(void) {
  return has_fixed_numbers() ? 1 : (pid_t)kernel_call(SYS_getppid, 0, 0, 0, 0, 0, 0);
}

pid_t gettid(void) {
  struct turn *turn = turn_self();
  if (has_fixed_numbers() && turn) return machine_number + turn->number;
  return (pid_t)kernel_call(SYS_gettid, 0, 0, 0, 0, 0, 0);
}

int kill(pid_t process, int signal) {
  if (has_fixed_numbers() && process == machine_number) process = machine_process();
  return (int)kernel_call_errno(SYS_kill, process, signal, 0, 0, 0, 0);
}

// MARK: The user

uid_t getuid(void) {
  return machine_is_fixed() ? machine_user : (uid_t)kernel_call(SYS_getuid, 0, 0, 0, 0, 0, 0);
}
uid_t geteuid(void) {
  return machine_is_fixed() ? machine_user : (uid_t)kernel_call(SYS_geteuid, 0, 0, 0, 0, 0, 0);
}
gid_t getgid(void) {
  return machine_is_fixed() ? machine_user : (gid_t)kernel_call(SYS_getgid, 0, 0, 0, 0, 0, 0);
}
gid_t getegid(void) {
  return machine_is_fixed() ? machine_user : (gid_t)kernel_call(SYS_getegid, 0, 0, 0, 0, 0, 0);
}

static struct passwd *person(void) {
  static struct passwd record;
  const char *home = getenv("HOME");
  record = (struct passwd){
      .pw_name = (char *)user,
      .pw_passwd = (char *)"*",
      .pw_uid = machine_user,
      .pw_gid = machine_user,
      .pw_gecos = (char *)"Mobile User",
      .pw_dir = (char *)(home ? home : "/var/mobile"),
      .pw_shell = (char *)"/bin/sh",
  };
  return &record;
}

struct passwd *getpwuid(uid_t number) {
  REAL(getpwuid);
  return machine_is_fixed() ? person() : real(number);
}
struct passwd *getpwnam(const char *name) {
  REAL(getpwnam);
  return machine_is_fixed() ? person() : real(name);
}
int getpwuid_r(
    uid_t number, struct passwd *restrict out, char *restrict buffer, size_t size,
    struct passwd **restrict result) {
  REAL(getpwuid_r);
  if (!machine_is_fixed()) return real(number, out, buffer, size, result);
  *out = *person();
  *result = out;
  return 0;
}
int getpwnam_r(
    const char *restrict name, struct passwd *restrict out, char *restrict buffer, size_t size,
    struct passwd **restrict result) {
  REAL(getpwnam_r);
  if (!machine_is_fixed()) return real(name, out, buffer, size, result);
  *out = *person();
  *result = out;
  return 0;
}
char *getlogin(void) {
  REAL(getlogin);
  return machine_is_fixed() ? (char *)user : real();
}

// MARK: The machine

int gethostname(char *name, size_t size) {
  REAL(gethostname);
  if (!machine_is_fixed()) return real(name, size);
  strncpy(name, host, size);
  return 0;
}

int uname(struct utsname *out) {
  int result = (int)kernel_call_errno(SYS_uname, (long)out, 0, 0, 0, 0, 0);
  if (result == 0 && machine_is_fixed()) {
    strcpy(out->nodename, host);
    strcpy(out->release, "6.1.0");
    strcpy(out->version, "#1 SMP");
    strcpy(out->domainname, "(none)");
  }
  return result;
}

long sysconf(int name) {
  REAL(sysconf);
  if (machine_is_fixed()) {
    switch (name) {
    case _SC_NPROCESSORS_CONF:
    case _SC_NPROCESSORS_ONLN: return machine_processors;
    case _SC_PHYS_PAGES: return (long)(memory / real(_SC_PAGESIZE));
    case _SC_AVPHYS_PAGES: return (long)(memory / 2 / real(_SC_PAGESIZE));
    default: break;
    }
  }
  return real(name);
}

int get_nprocs(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }
int get_nprocs_conf(void) { return (int)sysconf(_SC_NPROCESSORS_CONF); }

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  REAL(sched_getaffinity);
  if (!machine_is_fixed()) return real(process, size, set);
  CPU_ZERO_S(size, set);
  for (int i = 0; i < machine_processors; i++) CPU_SET_S((size_t)i, size, set);
  return 0;
}

int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
  REAL(pthread_getaffinity_np);
  return machine_is_fixed() ? sched_getaffinity(0, size, set) : real(thread, size, set);
}

int sysinfo(struct sysinfo *out) {
  int result = (int)kernel_call_errno(SYS_sysinfo, (long)out, 0, 0, 0, 0, 0);
  if (result != 0 || !machine_is_fixed()) return result;
  *out = (struct sysinfo){
      .uptime = turn_now() / 1000000000,
      .totalram = (unsigned long)memory,
      .freeram = (unsigned long)memory / 2,
      .procs = 1,
      .mem_unit = 1,
  };
  return 0;
}

/// A disk of 128 GB, half of it free.
static void fix_disk(struct statvfs *disk) {
  unsigned long size = disk->f_frsize ? disk->f_frsize : 4096;
  disk->f_blocks = (fsblkcnt_t)((INT64_C(128) << 30) / (int64_t)size);
  disk->f_bfree = disk->f_bavail = disk->f_blocks / 2;
  disk->f_files = 4000000;
  disk->f_ffree = disk->f_favail = 3000000;
}

int statvfs(const char *restrict path, struct statvfs *restrict out) {
  REAL(statvfs);
  int result = real(path, out);
  if (result == 0 && machine_is_fixed()) fix_disk(out);
  return result;
}

int fstatvfs(int file, struct statvfs *out) {
  REAL(fstatvfs);
  int result = real(file, out);
  if (result == 0 && machine_is_fixed()) fix_disk(out);
  return result;
}

// MARK: What was used

int getrusage(__rusage_who_t who, struct rusage *out) {
  int result = (int)kernel_call_errno(SYS_getrusage, who, (long)out, 0, 0, 0, 0);
  if (result == 0 && machine_is_fixed()) memset(out, 0, sizeof *out);
  return result;
}

clock_t clock(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (clock_t)(turn_nanoseconds(&time) / 1000);
}

int getloadavg(double loads[], int count) {
  REAL(getloadavg);
  if (!machine_is_fixed()) return real(loads, count);
  for (int i = 0; i < count; i++) loads[i] = 0;
  return count;
}
