// The dates of files: those that the code set or wrote under the stopped clock, for all others the clock's own.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>
#include <utime.h>

#include "../Order/turns.h"
#include "../world.h"
#include "fixed.h"

// MARK: Files whose date is known

enum { most_dated = 4096, most_files = 1024 };

struct dated {
  dev_t device;
  ino_t file;
};
/// A ring: what was dated long ago is forgotten.
static struct dated dated[most_dated];
static unsigned dated_count;
static atomic_flag guard = ATOMIC_FLAG_INIT;

static void lock(void) {
  while (atomic_flag_test_and_set(&guard)) kernel_call(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
}
static void unlock(void) { atomic_flag_clear(&guard); }

static bool is_dated(const struct stat *status) {
  bool found = false;
  lock();
  unsigned count = dated_count < most_dated ? dated_count : most_dated;
  for (unsigned i = 0; i < count && !found; i++)
    found = dated[i].device == status->st_dev && dated[i].file == status->st_ino;
  unlock();
  return found;
}

static void note(const struct stat *status) {
  if (is_dated(status)) return;
  lock();
  dated[dated_count++ % most_dated] = (struct dated){status->st_dev, status->st_ino};
  unlock();
}

static bool holds(void) { return machine_is_fixed() && world_is_frozen(); }

// MARK: Asking

static int fixed(int result, struct stat *out) {
  if (result != 0 || !machine_is_fixed()) return result;
  out->st_uid = out->st_gid = machine_user;
  if (!world_is_frozen()) return result;
  struct timespec now = world_clock();
  if (!is_dated(out)) out->st_mtim = now;
  out->st_atim = out->st_ctim = now;
  return result;
}

static int look(const char *path, struct stat *out, int flags) {
  return (int)kernel_call_errno(SYS_newfstatat, AT_FDCWD, (long)path, (long)out, flags, 0, 0);
}

int stat(const char *restrict path, struct stat *restrict out) {
  int result = look(path, out, 0);
  if (result != 0 && machine_missed(path)) result = look(path, out, 0);
  return fixed(result, out);
}
int lstat(const char *restrict path, struct stat *restrict out) {
  int flags = machine_is_folder(path) ? 0 : AT_SYMLINK_NOFOLLOW;
  int result = look(path, out, flags);
  if (result != 0 && machine_placed(path)) result = look(path, out, flags);
  return fixed(result, out);
}
int fstat(int file, struct stat *out) {
  return fixed((int)kernel_call_errno(SYS_fstat, file, (long)out, 0, 0, 0, 0), out);
}
int fstatat(int folder, const char *restrict path, struct stat *restrict out, int flags) {
  return fixed((int)kernel_call_errno(SYS_newfstatat, folder, (long)path, (long)out, flags, 0, 0), out);
}

_Static_assert(sizeof(struct stat) == sizeof(struct stat64), "one record for both sizes of files");
int stat64(const char *restrict path, struct stat64 *restrict out) { return stat(path, (struct stat *)out); }
int lstat64(const char *restrict path, struct stat64 *restrict out) { return lstat(path, (struct stat *)out); }
int fstat64(int file, struct stat64 *out) { return fstat(file, (struct stat *)out); }
int fstatat64(int folder, const char *restrict path, struct stat64 *restrict out, int flags) {
  return fstatat(folder, path, (struct stat *)out, flags);
}

// MARK: Setting

static int set(int folder, const char *path, const struct timespec times[2], int flags) {
  int result = (int)kernel_call_errno(SYS_utimensat, folder, (long)path, (long)times, flags, 0, 0);
  if (result != 0 || !holds()) return result;
  struct stat status;
  long found = path ? kernel_call(SYS_newfstatat, folder, (long)path, (long)&status, flags, 0, 0)
                    : kernel_call(SYS_fstat, folder, (long)&status, 0, 0, 0, 0);
  if (found == 0) note(&status);
  return result;
}

/// The system's clock is not to be taken.
static int set_clock(int folder, const char *path, const struct timespec *times, int flags) {
  struct timespec own[2];
  if (holds()) {
    for (int i = 0; i < 2; i++)
      own[i] = !times || times[i].tv_nsec == UTIME_NOW ? world_clock() : times[i];
    times = own;
  }
  return set(folder, path, times, flags);
}

int utimensat(int folder, const char *path, const struct timespec times[2], int flags) {
  return set_clock(folder, path, times, flags);
}
int futimens(int file, const struct timespec times[2]) { return set_clock(file, NULL, times, 0); }

static int set_microseconds(int folder, const char *path, const struct timeval *times, int flags) {
  struct timespec exact[2];
  for (int i = 0; times && i < 2; i++)
    exact[i] = (struct timespec){times[i].tv_sec, times[i].tv_usec * 1000};
  return set_clock(folder, path, times ? exact : NULL, flags);
}
int utimes(const char *path, const struct timeval times[2]) {
  return set_microseconds(AT_FDCWD, path, times, 0);
}
int lutimes(const char *path, const struct timeval times[2]) {
  return set_microseconds(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW);
}
int futimes(int file, const struct timeval times[2]) { return set_microseconds(file, NULL, times, 0); }

// MARK: Writing

static bool written[most_files];

void dates_opened(int file, bool is_written) {
  if (file >= 0 && file < most_files) written[file] = is_written && holds();
}

void dates_closing(int file) {
  if (file < 0 || file >= most_files || !written[file]) return;
  written[file] = false;
  int old = errno;
  if (holds()) futimens(file, NULL);
  errno = old;
}
