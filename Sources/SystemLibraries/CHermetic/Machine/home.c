// The home folder by a name that is the same in each process: a file descriptor's.

#define _GNU_SOURCE
#include <fcntl.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../Order/turns.h"
#include "fixed.h"
#include "../world.h"
#include "machine.h"

static const char known[] = "/proc/self/fd/100";
enum { descriptor = 100 };

/// The folder's own name; empty until it is known by the other.
static char home[PATH_MAX];

static bool begins(const char *path, const char *folder) {
  size_t length = strlen(folder);
  return length > 0 && strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

void machine_hide_home(char *path, size_t size) {
  if (!begins(path, home)) return;
  size_t rest = strlen(path + strlen(home)) + 1;
  if (sizeof known - 1 + rest > size) return;
  memmove(path + sizeof known - 1, path + strlen(home), rest);
  memcpy(path, known, sizeof known - 1);
}

bool machine_is_folder(const char *path) {
  if (!path || !home[0]) return false;
  return strcmp(path, known) == 0 || strcmp(path, "/proc/self") == 0;
}

static void set(const char *variable, const char *suffix) {
  char value[64];
  snprintf(value, sizeof value, "%s%s", known, suffix);
  setenv(variable, value, 1);
}

void machine_settle(void) {
  // The dynamic linker is done.
  if (machine_is_fixed()) unsetenv("LD_LIBRARY_PATH");
  const char *path = getenv("HOME");
  char own[PATH_MAX];
  if (!machine_is_fixed() || home[0] || !path || !realpath(path, own)) return;
  long folder = kernel_call(SYS_openat, AT_FDCWD, (long)own, O_RDONLY | O_DIRECTORY, 0, 0, 0);
  struct stat status;
  // Where the path can't be used, the folder keeps its own name.
  if (folder < 0 || kernel_call(SYS_dup3, folder, descriptor, 0, 0, 0, 0) < 0 || stat(known, &status) != 0)
    return;
  kernel_call(SYS_close, folder, 0, 0, 0, 0, 0);
  strcpy(home, own);
  set("HOME", "");
  set("CFFIXED_USER_HOME", "");
  set("TMPDIR", "/tmp/");
}

// MARK: Paths that the system returns

char *realpath(const char *restrict path, char *restrict out) {
  REAL(realpath);
  char *found = real(path, out);
  if (found && home[0]) {
    // What is made for the caller is as long as the path.
    if (!out && strlen(found) + sizeof known > PATH_MAX) return found;
    if (!out && begins(found, home)) {
      char *longer = malloc(PATH_MAX);
      strcpy(longer, found);
      free(found);
      found = longer;
    }
    machine_hide_home(found, PATH_MAX);
  }
  return found;
}

char *getcwd(char *buffer, size_t size) {
  REAL(getcwd);
  char *found = real(buffer, size);
  if (found && home[0] && buffer) machine_hide_home(found, size);
  return found;
}

ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
  if (machine_is_folder(path)) {
    errno = EINVAL;
    return -1;
  }
  ssize_t count = kernel_call_errno(SYS_readlinkat, AT_FDCWD, (long)path, (long)buffer, (long)size, 0, 0);
  if (count <= 0 || !home[0] || count >= PATH_MAX) return count;
  char text[PATH_MAX];
  memcpy(text, buffer, (size_t)count);
  text[count] = 0;
  machine_hide_home(text, sizeof text);
  size_t length = strlen(text) < size ? strlen(text) : size;
  memcpy(buffer, text, length);
  return (ssize_t)length;
}
