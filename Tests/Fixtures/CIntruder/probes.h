#pragma once
#include <stdbool.h>

/// A way out of a process that is tried.
struct probe {
  const char *name;
  /// Returns true where it led out; errno says why not.
  bool (*leads_out)(void);
};

/// The probes of each file, ended by one without name.
extern const struct probe reading_probes[], writing_probes[], sending_probes[], forging_probes[],
  exhausting_probes[];

/// A path below the folder of the package that the executable was built in.
const char *in_package(const char *path);

/// Returns true where a file can be opened; it is closed again.
bool opens(const char *path, int flags);

/// Returns true where a folder's names can be read.
bool lists(const char *path);

/// The process that started this one; 0 where it can't be seen.
int parent(void);

/// The end of a program that a shell runs. Returns true where it ended well.
bool shell_does(const char *command);
