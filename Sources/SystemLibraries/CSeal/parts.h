#pragma once
#include <linux/filter.h>
#include <stdbool.h>
#include "seal.h"

// The parts that seal_start is made of. Those that run in the new process share the memory of the one that
// starts it, so they allocate nothing and leave nothing changed.

/// The processes for which a filter of system calls is made.
struct seal_filter_kind {
  /// Whether every process that can be seen may be signalled, as in a pid namespace.
  bool has_own_processes;
  /// Whether no capability is in reach: then memory is never read through the kernel.
  bool has_no_privilege;
  /// Whether it may make copies of itself, and give them groups of their own.
  bool copies;
};

/// The filter of system calls, made once for each kind; nil where there is none.
const struct sock_fprog *seal_filter(struct seal_filter_kind kind);

/// Puts a filter in force for the calling thread. 0, or an error.
int seal_apply_filter(const struct sock_fprog *filter);

/// Restricts the calling thread to the paths of a plan. 0, or an error.
int seal_restrict_paths(const struct seal_plan *plan);

/// Sets the mounts of a new mount namespace up. 0, or an error.
int seal_mount(const struct seal_plan *plan, bool has_own_processes);

/// Maps the user and the group to themselves, in a new user namespace. 0, or an error.
int seal_map_user(uid_t user, gid_t group);

/// Sets the limits. 0, or an error.
int seal_limit(const struct seal_plan *plan, bool has_own_processes);

/// Gives up every capability, but for that of opening other users' files where it is to be kept. Returns true where
/// none can come back.
bool seal_drop_privileges(bool keeps_files);

/// Writes a text to a file. 0, or an error.
int seal_write(const char *path, const char *text);
