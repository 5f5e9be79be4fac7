#define _GNU_SOURCE
#include "intruder.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "probes.h"

extern char **environ;

const char *in_package(const char *path) {
  static char whole[PATH_MAX * 2];
  char folder[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", folder, sizeof folder - 1);
  if (length < 0) return path;
  folder[length] = 0;
  for (char *end; (end = strrchr(folder, '/')) && end != folder;) {
    *end = 0;
    snprintf(whole, sizeof whole, "%s/Package.swift", folder);
    if (access(whole, F_OK) == 0) break;
  }
  snprintf(whole, sizeof whole, "%s/%s", folder, path);
  return whole;
}

bool opens(const char *path, int flags) {
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, flags | O_CLOEXEC, 0600);
  if (file < 0) return false;
  close(file);
  return true;
}

bool lists(const char *path) {
  int folder = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  if (folder < 0) return false;
  char names[4096];
  long count = syscall(SYS_getdents64, folder, names, sizeof names);
  close(folder);
  return count > 0;
}

int parent(void) { return (int)syscall(SYS_getppid); }

bool shell_does(const char *command) {
  char *const arguments[] = {"sh", "-c", (char *)command, NULL};
  pid_t process;
  int error = posix_spawn(&process, "/bin/sh", NULL, NULL, arguments, environ), status = 0;
  if (error) {
    errno = error;
    return false;
  }
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {}
  errno = EACCES;
  return status == 0;
}

static void run(const struct probe *probes) {
  for (; probes->name; probes++) {
    errno = 0;
    if (probes->leads_out())
      printf("probe %s: open\n", probes->name);
    else
      printf("probe %s: held (%s)\n", probes->name, strerror(errno));
    fflush(stdout);
  }
}

void intruder_probe_all(void) {
  signal(SIGXFSZ, SIG_IGN);
  run(reading_probes);
  run(writing_probes);
  run(sending_probes);
  run(forging_probes);
  run(exhausting_probes);
}

void intruder_write_everywhere(const void *bytes, unsigned long count) {
  for (int descriptor = 3; descriptor < 64; descriptor++) {
    // Not files: what is written there stays.
    if (lseek(descriptor, 0, SEEK_CUR) >= 0) continue;
    if (write(descriptor, bytes, count) < 0) continue;
  }
}

void intruder_leave_processes(void) {
  long process = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (process == 0) {
    syscall(SYS_setsid);
    prctl(PR_SET_NAME, "intruder-left");
    for (int i = 0; i < 300; i++) syscall(SYS_select, 0, 0, 0, 0, &(struct { long s, u; }){1, 0});
    _exit(0);
  }
  if (process > 0) printf("left: a fork\n");
  char *const arguments[] = {"sleep", "311.5", NULL};
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  pid_t program;
  if (posix_spawn(&program, "/bin/sleep", NULL, &attributes, arguments, environ) == 0)
    printf("left: a program\n");
  posix_spawnattr_destroy(&attributes);
  fflush(stdout);
}

void intruder_take_memory(void) {
  const size_t piece = 16 << 20;
  for (char *bytes; (bytes = malloc(piece));) memset(bytes, 1, piece);
}
