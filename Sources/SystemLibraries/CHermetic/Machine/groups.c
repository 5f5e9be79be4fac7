// Files of App Groups that code asked for and that aren't there.

#define _GNU_SOURCE
#include <errno.h>
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

void machine_missed(const char *path) {
  if (errno != ENOENT || !machine_is_fixed() || !world_is_frozen()) return;
  const char *part = part_in_group(path);
  if (!part || strlen(path) >= most_length) return;
  lock();
  bool is_known = false;
  for (int i = 0; i < missed_count && !is_known; i++) is_known = strcmp(missed[i], path) == 0;
  if (!is_known && missed_count < most_missed) strcpy(missed[missed_count++], path);
  unlock();
}

const char *machine_missing(int index) { return index < missed_count ? missed[index] : NULL; }

void machine_forget_missing(void) { missed_count = 0; }
