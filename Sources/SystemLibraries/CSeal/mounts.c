// A mount namespace in which nothing can be written but for what is named.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "parts.h"

enum { MOUNT_SETATTR = 442, RECURSIVE = 0x8000, READ_ONLY = 1, NO_DEVICES = 4 };

struct attributes {
  uint64_t set, clear, propagation, users;
};

static int change(const char *path, uint64_t set, uint64_t clear) {
  struct attributes attributes = {.set = set, .clear = clear};
  long result = syscall(MOUNT_SETATTR, -1, path, RECURSIVE, &attributes, sizeof attributes);
  return result ? errno : 0;
}

/// Mounts a folder upon itself, so that it has attributes of its own.
static int make_own(const char *path) {
  return mount(path, path, NULL, MS_BIND | MS_REC, NULL) ? errno : 0;
}

/// A /proc of the pid namespace. From Linux 6.14 on it can limit the namespace's numbers, which holds for root too.
static int mount_processes(const struct seal_plan *plan) {
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL)) return errno;
  char line[32];
  snprintf(line, sizeof line, "%llu", (unsigned long long)plan->processes);
  if (plan->layers & SEAL_LIMITS) seal_write("/proc/sys/kernel/pid_max", line);
  return 0;
}

static int mount_home(const struct seal_plan *plan) {
  char options[64], folder[4096];
  snprintf(
    options, sizeof options, "mode=0700,size=%llu,nr_inodes=65536", (unsigned long long)plan->home_bytes);
  if (mount("tmpfs", plan->home, "tmpfs", MS_NOSUID | MS_NODEV, options)) return errno;
  if (snprintf(folder, sizeof folder, "%s/tmp", plan->home) >= (int)sizeof folder) return ENAMETOOLONG;
  return mkdir(folder, 0700) ? errno : 0;
}

static bool is_writable(const struct seal_plan *plan, size_t i) {
  return plan->paths[i].access & SEAL_WRITE && access(plan->paths[i].path, F_OK) == 0;
}

int seal_mount(const struct seal_plan *plan, bool has_own_processes) {
  int error = mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) ? errno : 0;
  if (!error && has_own_processes) error = mount_processes(plan);
  for (size_t i = 0; !error && i < plan->path_count; i++)
    if (is_writable(plan, i)) error = make_own(plan->paths[i].path);
  if (!error && plan->home) error = mount_home(plan);
  if (!error) error = change("/", READ_ONLY, 0);
  for (size_t i = 0; !error && i < plan->path_count; i++)
    if (is_writable(plan, i)) error = change(plan->paths[i].path, 0, READ_ONLY);
  if (!error && plan->home) error = change(plan->home, 0, READ_ONLY);
  return error;
}
