// Writing: files and folders outside the home folder and the output.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "probes.h"

/// Whether a file can be made; it is removed again.
static bool makes(const char *path) {
  if (!opens(path, O_WRONLY | O_CREAT | O_EXCL)) return false;
  unlink(path);
  return true;
}

static bool temporary_folder(void) { return makes("/tmp/intruder-was-here"); }
static bool kept_folder(void) { return makes("/var/tmp/intruder-was-here"); }
static bool shared_memory(void) { return makes("/dev/shm/intruder-was-here"); }
static bool root_folder(void) { return makes("/intruder-was-here"); }
static bool settings(void) { return makes("/etc/intruder-was-here"); }
static bool schedule(void) { return makes("/etc/cron.d/intruder-was-here"); }
static bool programs(void) { return makes("/usr/local/bin/intruder-was-here"); }
static bool package(void) { return makes(in_package("intruder-was-here")); }
static bool build(void) { return makes(in_package(".build/intruder-was-here")); }
static bool hooks(void) { return makes(in_package(".git/intruder-was-here")); }
static bool source(void) { return opens(__FILE__, O_WRONLY); }
static bool manifest(void) { return opens(in_package("Package.swift"), O_RDWR); }
static bool core_pattern(void) { return opens("/proc/sys/kernel/core_pattern", O_WRONLY); }

static bool folder(void) {
  if (mkdir("/var/tmp/intruder-folder", 0700)) return false;
  rmdir("/var/tmp/intruder-folder");
  return true;
}

static bool link_elsewhere(void) {
  if (symlink("/etc/passwd", "/var/tmp/intruder-link")) return false;
  unlink("/var/tmp/intruder-link");
  return true;
}

static bool mode(void) {
  struct stat status;
  return stat(__FILE__, &status) == 0 && chmod(__FILE__, status.st_mode & 07777) == 0;
}

static bool attribute(void) {
  if (setxattr(__FILE__, "user.intruder", "x", 1, 0)) return false;
  removexattr(__FILE__, "user.intruder");
  return true;
}

static bool device(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/device", getenv("HOME") ? getenv("HOME") : "");
  return syscall(SYS_mknodat, AT_FDCWD, path, S_IFBLK | 0600, 0x801) == 0;
}

static bool file_system(void) {
  const char *home = getenv("HOME");
  return home && syscall(SYS_mount, "tmpfs", home, "tmpfs", 0, NULL) == 0;
}

static bool remounted(void) { return syscall(SYS_mount, NULL, "/", NULL, MS_REMOUNT | MS_BIND, NULL) == 0; }
static bool unmounted(void) { return syscall(SYS_umount2, "/proc", MNT_DETACH) == 0; }
static bool other_root(void) { return syscall(SYS_chroot, "/") == 0; }

const struct probe writing_probes[] = {
  {"write-temporary-folder", temporary_folder},
  {"write-kept-folder", kept_folder},
  {"write-shared-memory", shared_memory},
  {"write-root-folder", root_folder},
  {"write-settings", settings},
  {"write-schedule", schedule},
  {"write-programs", programs},
  {"write-package", package},
  {"write-build-folder", build},
  {"write-repository", hooks},
  {"write-source", source},
  {"write-manifest", manifest},
  {"write-core-pattern", core_pattern},
  {"make-folder", folder},
  {"make-link", link_elsewhere},
  {"change-mode", mode},
  {"change-attribute", attribute},
  {"make-device", device},
  {"mount", file_system},
  {"remount", remounted},
  {"unmount", unmounted},
  {"change-root", other_root},
  {0},
};
