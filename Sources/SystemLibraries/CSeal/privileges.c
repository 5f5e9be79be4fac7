// Users, privileges, limits.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "parts.h"

int seal_write(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return errno;
  int error = write(file, text, strlen(text)) < 0 ? errno : 0;
  close(file);
  return error;
}

int seal_map_user(uid_t user, gid_t group) {
  char line[64];
  int error = seal_write("/proc/self/setgroups", "deny");
  if (error) return error;
  snprintf(line, sizeof line, "%u %u 1", user, user);
  if ((error = seal_write("/proc/self/uid_map", line))) return error;
  snprintf(line, sizeof line, "%u %u 1", group, group);
  return seal_write("/proc/self/gid_map", line);
}

static int limit(int resource, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit)) return errno;
  if (limit.rlim_max < most) most = limit.rlim_max;
  limit = (struct rlimit){.rlim_cur = most, .rlim_max = most};
  return setrlimit(resource, &limit) ? errno : 0;
}

int seal_limit(const struct seal_plan *plan, bool has_own_processes) {
  const struct {
    int resource;
    rlim_t most;
  } limits[] = {
    {RLIMIT_CORE, 0},
    {RLIMIT_DATA, plan->memory},
    {RLIMIT_FSIZE, plan->file_bytes},
    {RLIMIT_NOFILE, plan->files},
    {RLIMIT_MEMLOCK, 1 << 20},
    {RLIMIT_MSGQUEUE, 0},
    {RLIMIT_SIGPENDING, 1024},
    {RLIMIT_RTPRIO, 0},
    {RLIMIT_NICE, 0},
  };
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    int error = limit(limits[i].resource, limits[i].most);
    if (error) return error;
  }
  if (!has_own_processes) return 0;
  // The kernel counts a user's processes in a user namespace apart from those outside it, so that the user's own
  // aren't counted.
  return limit(RLIMIT_NPROC, plan->processes);
}

bool seal_drop_privileges(bool keeps_files) {
  bool is_bounded = true;
  for (int i = 0; i < 64; i++) {
    int has = prctl(PR_CAPBSET_READ, i, 0, 0, 0);
    if (has < 0) break;
    if (has == 1 && !(keeps_files && i == CAP_DAC_OVERRIDE) && prctl(PR_CAPBSET_DROP, i, 0, 0, 0)) is_bounded = false;
  }
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct sets[2] = {{0}};
  syscall(SYS_capget, &header, sets);
  const uint32_t kept = keeps_files ? 1u << CAP_DAC_OVERRIDE : 0;
  sets[0].permitted &= kept;
  sets[0].effective = sets[0].permitted;
  sets[0].inheritable = 0;
  sets[1] = (struct __user_cap_data_struct){0};
  syscall(SYS_capset, &header, sets);
  return is_bounded;
}
