// Files of App Groups that code asked for and that aren't there: noted, or made where they are stores that are given.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>

#include "../world.h"
#include "fixed.h"
#include "machine.h"

enum { most_missed = 16, most_length = 512 };
static char missed[most_missed][most_length];
static int missed_count;
static atomic_flag guard = ATOMIC_FLAG_INIT;

static void lock(void) {
  while (atomic_flag_test_and_set(&guard)) kernel_call(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
}
static void unlock(void) { atomic_flag_clear(&guard); }

/// The part of a path behind the folder of all groups: GROUP/PATH; NULL of a path that leads elsewhere.
static const char *part_in_group(const char *path) {
  static const char folder[] = "/Library/Group Containers/";
  const char *start = path ? strstr(path, folder) : NULL;
  if (!start) return NULL;
  start += sizeof folder - 1;
  const char *slash = strchr(start, '/');
  return slash && slash[1] ? start : NULL;
}

// MARK: Stores

static atomic_bool places_stores;

void machine_place_stores(bool are_given) { places_stores = are_given; }

/// Whether a path ends as the name of a store's file does.
static bool is_store(const char *path) {
  static const char *const endings[] = {".sqlite", ".sqlite3", ".store", ".db"};
  size_t length = strlen(path);
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
    size_t ending = strlen(endings[i]);
    if (length > ending && strcmp(path + length - ending, endings[i]) == 0) return true;
  }
  return false;
}

/// Makes an empty file, with the folders from `part` of its path on.
static bool made(const char *path, const char *part) {
  char folder[most_length];
  strcpy(folder, path);
  for (char *slash = strchr(folder + (part - path), '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    kernel_call(SYS_mkdirat, AT_FDCWD, (long)folder, 0755, 0, 0, 0);
    *slash = '/';
  }
  long file = kernel_call(SYS_openat, AT_FDCWD, (long)path, O_WRONLY | O_CREAT | O_CLOEXEC, 0644, 0, 0);
  if (file < 0) return false;
  kernel_call(SYS_close, file, 0, 0, 0, 0, 0);
  return true;
}

bool machine_placed(const char *path) {
  if (errno != ENOENT || !places_stores || !machine_is_fixed() || !world_is_frozen()) return false;
  const char *part = part_in_group(path);
  return part && strlen(path) < most_length && is_store(part) && made(path, part);
}

// MARK: Notes

bool machine_missed(const char *path) {
  if (machine_placed(path)) return true;
  if (errno != ENOENT || !machine_is_fixed() || !world_is_frozen()) return false;
  const char *part = part_in_group(path);
  if (!part || strlen(path) >= most_length) return false;
  lock();
  bool is_known = false;
  for (int i = 0; i < missed_count && !is_known; i++) is_known = strcmp(missed[i], path) == 0;
  if (!is_known && missed_count < most_missed) strcpy(missed[missed_count++], path);
  unlock();
  return false;
}

const char *machine_missing(int index) { return index < missed_count ? missed[index] : NULL; }

void machine_forget_missing(void) { missed_count = 0; }
