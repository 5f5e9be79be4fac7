// Exhausting: files, descriptors, processes, locked memory.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "probes.h"

static int scratch(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/scratch-XXXXXX", getenv("HOME") ? getenv("HOME") : "");
  int file = mkstemp(path);
  if (file >= 0) unlink(path);
  return file;
}

static bool huge_file(void) {
  int file = scratch();
  if (file < 0) return false;
  bool result = ftruncate(file, 8ll << 30) == 0;
  int cause = errno;
  close(file);
  errno = cause;
  return result;
}

static bool full_home(void) {
  int file = scratch();
  if (file < 0) return false;
  bool result = fallocate(file, 0, 0, 900 << 20) == 0;
  int cause = errno;
  close(file);
  errno = cause;
  return result;
}

static bool descriptors(void) {
  static int files[5000];
  int count = 0;
  while (count < 5000 && (files[count] = open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0) count++;
  int cause = errno;
  for (int i = 0; i < count; i++) close(files[i]);
  errno = cause;
  return count == 5000;
}

static bool processes(void) {
  enum { many = 600 };
  static pid_t all[many];
  int count = 0, cause = 0;
  for (; count < many; count++) {
    all[count] = (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
    if (all[count] == 0)
      while (1) syscall(SYS_select, 0, 0, 0, 0, 0);
    if (all[count] < 0) {
      cause = errno;
      break;
    }
  }
  for (int i = 0; i < count; i++) syscall(SYS_kill, all[i], SIGKILL);
  for (int i = 0; i < count; i++) waitpid(all[i], NULL, 0);
  errno = cause;
  return count == many;
}

static bool locked_memory(void) {
  const size_t size = 64 << 20;
  void *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (bytes == MAP_FAILED) return false;
  bool result = mlock(bytes, size) == 0;
  int cause = errno;
  munmap(bytes, size);
  errno = cause;
  return result;
}

static bool own_data(void) {
  const size_t size = 64ull << 30;
  void *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (bytes == MAP_FAILED) return false;
  munmap(bytes, size);
  return true;
}

static bool core_file(void) {
  struct rlimit limit;
  errno = EPERM;
  return getrlimit(RLIMIT_CORE, &limit) == 0 && limit.rlim_max > 0;
}

const struct probe exhausting_probes[] = {
  {"huge-file", huge_file},
  {"fill-home", full_home},
  {"open-everything", descriptors},
  {"many-processes", processes},
  {"lock-memory", locked_memory},
  {"huge-data", own_data},
  {"leave-core-file", core_file},
  {0},
};
