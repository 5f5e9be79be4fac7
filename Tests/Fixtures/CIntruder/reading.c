// Reading: files of the machine, the user, the project, other processes.

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "probes.h"

static bool users(void) { return opens("/etc/passwd", O_RDONLY); }
static bool passwords(void) { return opens("/etc/shadow", O_RDONLY); }
static bool host_name(void) { return opens("/etc/hostname", O_RDONLY); }
static bool machine(void) { return opens("/etc/machine-id", O_RDONLY); }
static bool name_server(void) { return opens("/etc/resolv.conf", O_RDONLY); }
static bool environment_file(void) { return opens("/etc/environment", O_RDONLY); }
static bool manifest(void) { return opens(in_package("Package.swift"), O_RDONLY); }
static bool repository(void) { return opens(in_package(".git/config"), O_RDONLY); }
static bool source(void) { return opens(__FILE__, O_RDONLY); }
static bool root_folder(void) { return lists("/"); }
static bool temporary_folder(void) { return lists("/tmp"); }
static bool homes(void) { return lists("/home"); }
static bool root_home(void) { return lists("/root"); }
static bool logs(void) { return lists("/var/log"); }
static bool interfaces(void) { return lists("/sys/class/net"); }
static bool kernel_log(void) { return opens("/dev/kmsg", O_RDONLY | O_NONBLOCK); }
static bool memory_device(void) { return opens("/dev/mem", O_RDONLY); }
static bool terminal(void) { return opens("/dev/tty", O_RDWR); }
static bool through_root(void) { return opens("/proc/self/root/etc/passwd", O_RDONLY); }
static bool through_folder(void) { return opens("/proc/self/cwd/Package.swift", O_RDONLY); }

static const char *in_home(const char *name) {
  static char path[4096];
  snprintf(path, sizeof path, "%s/%s", getenv("HOME") ? getenv("HOME") : "", name);
  return path;
}

static bool through_dots(void) { return opens(in_home("../../../../etc/passwd"), O_RDONLY); }

static bool through_link(void) {
  const char *path = in_home("link-to-users");
  if (symlink("/etc/passwd", path)) return false;
  bool result = opens(path, O_RDONLY);
  int cause = errno;
  unlink(path);
  errno = cause;
  return result;
}

static bool through_hard_link(void) {
  const char *path = in_home("users");
  if (link("/etc/passwd", path)) return false;
  bool result = opens(path, O_RDONLY);
  unlink(path);
  return result;
}

static bool of_parent(const char *name) {
  char path[64];
  if (parent() == 0) {
    errno = ESRCH;
    return false;
  }
  snprintf(path, sizeof path, "/proc/%d/%s", parent(), name);
  return opens(path, O_RDONLY);
}

static bool parent_environment(void) { return of_parent("environ"); }
static bool parent_memory(void) { return of_parent("mem"); }
static bool parent_maps(void) { return of_parent("maps"); }

static bool parent_descriptors(void) {
  char path[64];
  errno = ESRCH;
  snprintf(path, sizeof path, "/proc/%d/fd", parent());
  return parent() != 0 && lists(path);
}

/// Whether something of another process can be opened.
static bool of_any(const char *name) {
  DIR *folder = opendir("/proc");
  bool result = false;
  int cause = folder ? ESRCH : errno;
  for (struct dirent *entry; folder && !result && (entry = readdir(folder));) {
    int process = atoi(entry->d_name);
    if (process <= 0 || process == (int)syscall(SYS_getpid)) continue;
    char path[320];
    snprintf(path, sizeof path, "/proc/%s/%s", entry->d_name, name);
    result = opens(path, O_RDONLY);
    cause = errno;
  }
  if (folder) closedir(folder);
  errno = cause;
  return result;
}

static bool any_environment(void) { return of_any("environ"); }
static bool any_command(void) { return of_any("cmdline"); }

const struct probe reading_probes[] = {
  {"read-users", users},
  {"read-passwords", passwords},
  {"read-host-name", host_name},
  {"read-machine-id", machine},
  {"read-name-server", name_server},
  {"read-environment-file", environment_file},
  {"read-manifest", manifest},
  {"read-repository", repository},
  {"read-source", source},
  {"list-root", root_folder},
  {"list-temporary-folder", temporary_folder},
  {"list-homes", homes},
  {"list-root-home", root_home},
  {"list-logs", logs},
  {"list-interfaces", interfaces},
  {"read-kernel-log", kernel_log},
  {"read-memory-device", memory_device},
  {"open-terminal", terminal},
  {"read-through-proc-root", through_root},
  {"read-through-proc-cwd", through_folder},
  {"read-through-dots", through_dots},
  {"read-through-link", through_link},
  {"read-through-hard-link", through_hard_link},
  {"read-parent-environment", parent_environment},
  {"read-parent-memory", parent_memory},
  {"read-parent-maps", parent_maps},
  {"list-parent-descriptors", parent_descriptors},
  {"read-any-environment", any_environment},
  {"see-processes", any_command},
  {0},
};
