// Opening files. Those of random bytes and those whose content differs between machines are made here.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../Order/turns.h"
#include "../world.h"
#include "fixed.h"

/// A file in memory whose bytes come from the seed; enough for any reader that asks for a key.
static int seeded_device(void) {
  enum { bytes = 16384 };
  static const char name[] = "random";
  unsigned char content[bytes];
  int file = (int)kernel_call_errno(SYS_memfd_create, (long)name, 1 /* close on exec */, 0, 0, 0, 0);
  if (file < 0) return file;
  world_random(content, sizeof content);
  kernel_call(SYS_write, file, (long)content, sizeof content, 0, 0, 0);
  kernel_call(SYS_lseek, file, 0, SEEK_SET, 0, 0, 0);
  return file;
}

/// An empty file in memory.
static int empty_file(void) {
  static const char name[] = "empty";
  return (int)kernel_call_errno(SYS_memfd_create, (long)name, 1 /* close on exec */, 0, 0, 0, 0);
}

/// What Dispatch looks at to see how many of its threads run, which is as many as have the turn: /proc/NUMBER/stat.
static bool is_state_of_thread(const char *path) {
  size_t digits = strncmp(path, "/proc/", 6) == 0 ? strspn(path + 6, "0123456789") : 0;
  return digits > 0 && strcmp(path + 6 + digits, "/stat") == 0;
}

static int opened(int file, const char *path, int flags) {
  if (file < 0) {
    if (!(flags & O_CREAT)) machine_missed(path);
    return file;
  }
  if (!is_state_of_thread(path)) machine_note(path);
  dates_opened(file, (flags & O_ACCMODE) != O_RDONLY);
  return file;
}

static int open_at(const char *path, int flags, mode_t mode) {
  // Dispatch ends the process where it can't open it, and counts none as running where it is empty.
  if (is_state_of_thread(path) && turn_is_kept()) return empty_file();
  if (machine_hides(path)) {
    errno = ENOENT;
    return -1;
  }
  int fixed = machine_open(path);
  if (fixed >= 0) return fixed;
  if (world_is_frozen() &&
      (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0))
    return seeded_device();
  int file = (int)kernel_call_errno(SYS_openat, AT_FDCWD, (long)path, flags, mode, 0, 0);
  if (file < 0 && !(flags & O_CREAT) && machine_placed(path))
    file = (int)kernel_call_errno(SYS_openat, AT_FDCWD, (long)path, flags, mode, 0, 0);
  return opened(file, path, flags);
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | O_TMPFILE)) {
    va_list list;
    va_start(list, flags);
    mode = va_arg(list, mode_t);
    va_end(list);
  }
  return open_at(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | O_TMPFILE)) {
    va_list list;
    va_start(list, flags);
    mode = va_arg(list, mode_t);
    va_end(list);
  }
  return open_at(path, flags | O_LARGEFILE, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | O_TMPFILE)) {
    va_list list;
    va_start(list, flags);
    mode = va_arg(list, mode_t);
    va_end(list);
  }
  if (folder == AT_FDCWD || path[0] == '/') return open_at(path, flags, mode);
  return opened((int)kernel_call_errno(SYS_openat, folder, (long)path, flags, mode, 0, 0), path, flags);
}

/// Streams of files that are the same on every machine.
FILE *fopen(const char *restrict path, const char *restrict mode) {
  REAL(fopen);
  int file = mode[0] == 'r' && !strchr(mode, '+') ? machine_open(path) : -1;
  if (file >= 0) return fdopen(file, mode);
  return real(path, mode);
}
FILE *fopen64(const char *restrict path, const char *restrict mode) { return fopen(path, mode); }
