#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Whether the process is a worker, whose code finds one machine everywhere.
bool machine_is_fixed(void);

/// The file of a path whose contents are the fixed machine's, ready to be read; -1 for other paths.
int machine_open(const char *path);
/// Whether a file isn't there on the fixed machine: the limits of the container that the process is in.
bool machine_hides(const char *path);
/// Notes that a file is read which differs between machines.
void machine_note(const char *path);

/// Whether a path at which, by `errno`, nothing was leads to a file now: the empty file of a store in an App Group, whose
/// content is given.
bool machine_placed(const char *path);
/// As above; otherwise notes that the path can't be opened or looked at, where an App Group is meant.
bool machine_missed(const char *path);

/// Replaces, in a path, the home folder's own name by the one that the process knows.
void machine_hide_home(char *path, size_t size);
/// Whether a link is to be taken for the folder it leads to.
bool machine_is_folder(const char *path);

/// A file was opened, and can be written to.
void dates_opened(int file, bool is_written);
/// A file is about to be closed: what was written gets the date of the stopped clock.
void dates_closing(int file);

enum {
  machine_processors = 6,
  machine_user = 501,
  machine_number = 4711,
};
