// Files by Landlock: everything is refused that isn't named.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "parts.h"

// The interface's numbers, which headers older than it lack; all architectures have the same.
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446, PATH_BENEATH = 1, VERSION = 1 };

enum {
  EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_DIR = 1 << 3,
  // Removing and making of all kinds, down to symbolic links; special files are not made.
  REMOVE_DIR = 1 << 4, REMOVE_FILE = 1 << 5, MAKE_DIR = 1 << 7, MAKE_REG = 1 << 8,
  MAKE_SYM = 1 << 12,
  REFER = 1 << 13, TRUNCATE = 1 << 14, IOCTL_DEV = 1 << 15,
};

struct ruleset {
  uint64_t files, network, scopes;
};

struct __attribute__((packed)) path_beneath {
  uint64_t access;
  int32_t parent;
};

int seal_landlock_version(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, VERSION);
  return version > 0 ? (int)version : 0;
}

/// The rights that a version of the interface knows.
static uint64_t known_rights(int version) {
  if (version >= 5) return (1 << 16) - 1;
  if (version >= 3) return (1 << 15) - 1;
  if (version >= 2) return (1 << 14) - 1;
  return (1 << 13) - 1;
}

static uint64_t rights(unsigned access) {
  uint64_t rights = 0;
  if (access & SEAL_LIST) rights |= READ_DIR;
  if (access & SEAL_READ) rights |= READ_FILE;
  if (access & SEAL_EXECUTE) rights |= EXECUTE;
  if (access & SEAL_WRITE)
    rights |= WRITE_FILE | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_REG | MAKE_SYM | REFER | TRUNCATE;
  return rights;
}

static int allow(int rules, const struct seal_path *path, uint64_t known) {
  int file = open(path->path, O_PATH | O_CLOEXEC);
  // What isn't there can't be opened either.
  if (file < 0) return 0;
  struct stat status;
  uint64_t access = rights(path->access) & known;
  if (fstat(file, &status) == 0 && !S_ISDIR(status.st_mode))
    access &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV;
  struct path_beneath rule = {.access = access, .parent = file};
  int error = access && syscall(ADD_RULE, rules, PATH_BENEATH, &rule, 0) ? errno : 0;
  close(file);
  // Landlock takes no rule for a file of one of the kernel's own file systems, such as a pipe. Without a rule access
  // stays refused. The error doesn't mean that the machine has no Landlock.
  return error == EBADFD ? 0 : error;
}

int seal_restrict_paths(const struct seal_plan *plan) {
  int version = seal_landlock_version();
  if (version == 0) return ENOSYS;
  const uint64_t known = known_rights(version);
  struct ruleset all = {
    .files = known,
    .network = version >= 4 && !plan->uses_network ? 3 : 0,  // to bind and to connect by TCP
    .scopes = version >= 6 ? 3 : 0,   // abstract sockets and signals
  };
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int rules = (int)syscall(CREATE_RULESET, &all, size, 0);
  if (rules < 0) return errno;
  int error = 0;
  for (size_t i = 0; i < plan->path_count && !error; i++)
    error = allow(rules, &plan->paths[i], known);
  if (!error && syscall(RESTRICT_SELF, rules, 0)) error = errno;
  close(rules);
  return error;
}
