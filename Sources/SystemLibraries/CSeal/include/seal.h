#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The start of a process that the kernel holds back. Everything is in place before the first instruction of the
/// program, so that nothing in it, not even a constructor, runs outside.
///
/// The caller starts one process at a time.

/// The layers of the seal, as bits. Each holds without the others, but that an ordinary user needs SEAL_USERS for
/// the other namespaces.
enum {
  /// A user namespace: no privilege outside it, whoever the user is.
  SEAL_USERS = 1 << 0,
  /// A pid namespace with a /proc of its own: other processes aren't seen, and all that the process starts ends
  /// with it.
  SEAL_PROCESSES = 1 << 1,
  /// A mount namespace: every file system is read-only but for the folders that may be written to; the home folder is in
  /// memory.
  SEAL_MOUNTS = 1 << 2,
  /// A network namespace without any interface that is up.
  SEAL_NETWORK = 1 << 3,
  /// Namespaces for System V's IPC, message queues and the host's name.
  SEAL_IPC = 1 << 4,
  /// Landlock: files and folders that are not named can't be opened.
  SEAL_LANDLOCK = 1 << 5,
  /// A filter of system calls.
  SEAL_SECCOMP = 1 << 6,
  /// Limits of files, memory, processes and descriptors.
  SEAL_LIMITS = 1 << 7,
  /// The process that starts others can't be read by them: its environment and memory.
  SEAL_PARENT = 1 << 8,
  SEAL_ALL = (1 << 9) - 1,
};

/// What may be done with a file or what is below a folder, as bits.
enum {
  /// The names in a folder.
  SEAL_LIST = 1 << 0,
  SEAL_READ = 1 << 1,
  SEAL_EXECUTE = 1 << 2,
  /// Files can be written, made, renamed and removed.
  SEAL_WRITE = 1 << 3,
};

struct seal_path {
  /// Absolute. One that isn't there is passed over.
  const char *path;
  unsigned access;
};

struct seal_plan {
  /// The layers that are wanted.
  unsigned layers;
  const char *executable;
  char *const *arguments;
  char *const *environment;
  /// The process's descriptors from 0 on.
  const int *descriptors;
  size_t descriptor_count;
  const struct seal_path *paths;
  size_t path_count;
  /// The home folder; with SEAL_MOUNTS it is in memory, at most `home_bytes` large and with a folder `tmp` in it.
  const char *home;
  uint64_t home_bytes;
  /// The bytes of its own data that each process may have.
  uint64_t memory;
  /// The bytes that a file may have.
  uint64_t file_bytes;
  /// Processes and threads together; as root it holds only where the kernel counts them for each pid namespace.
  uint64_t processes;
  /// Open files.
  uint64_t files;
  /// Whether the process makes copies of itself by `seal_serve`.
  bool copies;
  /// Whether the process may use the network: then SEAL_NETWORK and SEAL_SECCOMP aren't used.
  bool uses_network;
};

struct seal_outcome {
  /// 0 where there is none.
  pid_t process;
  /// The layers that are in force.
  unsigned layers;
  /// The layers that the machine refused, of those that were wanted.
  unsigned refused;
  /// The cause of the refusal of each layer, by its bit's number; 0 where it wasn't refused.
  int causes[9];
  /// Without process: the cause.
  int error;
};

/// Starts a process with as many of the layers as the machine gives.
struct seal_outcome seal_start(const struct seal_plan *plan);

// MARK: Copies of a process that is ready

// The start of a program costs far more than a copy of a process in which it has started: libraries are linked, and
// the runtime has read its tables. So a process that was started with `copies` and has run nothing but the
// constructors of its program waits for orders, and each process that makes frames is a copy of it. A copy has, beyond
// the layers of the one that it was made from, rules for its own files, a home folder of its own, a group of its own, and
// the filter that allows no copies and no signals to others. Landlock keeps copies from each other's memory.

/// Makes a pair of connected sockets whose ends no program inherits that is started meanwhile; the first one learns who
/// writes to the second. 0, or an error.
int seal_pair(int ends[2]);

/// A process that was made as a copy.
struct seal_copy {
  /// Its number; 0 where there is none.
  pid_t process;
  /// A descriptor of the process, for signals.
  int handle;
  /// The descriptor from which its end is read.
  int control;
  /// Without process: the cause.
  int error;
};

/// Orders a copy from a process that was started with `copies`, and waits until it is behind its layers.
///
/// Of the plan are used: `environment`, `descriptors` (3: the standard streams), `paths`, `home` (which is made; in the
/// home folder of the process that is copied), `memory`, `file_bytes`, `files`.
///
/// - Parameters:
///   - socket: the caller's end of the pair whose other end the process serves.
///   - longest: the milliseconds that the copy may take to start, from 1 on. Its process may not be ready yet:
///     constructors of the program run first. After them the error is EAGAIN.
struct seal_copy seal_order(int socket, const struct seal_plan *plan, unsigned longest);

/// Waits for the end of a copy, and closes its descriptors.
/// - Returns: the status that waitpid reports; that of SIGKILL where the process that it was made from is gone.
int seal_finish_copy(const struct seal_copy *copy);

/// Sends a signal to a copy that may have ended already.
void seal_signal_copy(const struct seal_copy *copy, int signal);

/// Returns true where a descriptor is a socket's: the standard input of a process that serves orders.
bool seal_is_socket(int descriptor);

/// Serves orders. Returns in each copy, and never in the process itself, which ends when the socket's other end is closed.
/// It must have one thread.
void seal_serve(int socket);

/// The version of Landlock's interface; 0 where there is none.
int seal_landlock_version(void);

/// Makes a pipe whose ends no program inherits that is started meanwhile. 0, or an error.
int seal_pipe(int ends[2]);

/// Waits for the end of a process that was started, and ends what is left of its group.
/// - Returns: the status that waitpid reports.
int seal_finish(pid_t process);

/// What a process and those that it started use.
struct seal_usage {
  /// The memory that they hold.
  uint64_t bytes;
  /// The threads of all.
  uint64_t threads;
};

struct seal_usage seal_usage(pid_t process);

/// Finds the folders of shared libraries that an executable names itself, and not relative to its own folder.
///
/// - Parameter folders: gets them, parted by colons and ended by a 0.
/// - Returns: false where there are none, or the file isn't one of this machine's executables.
bool seal_library_folders(const char *executable, char *folders, size_t size);
