#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A world that repeats: while it is on, the wall clock stands still and every source of random
/// bytes gives the same ones after the same seed. Timers go on, since they use the monotonic
/// clock. Off by default, and then every call goes through to the system.
///
/// It works by defining the C library's functions of the same names in the executable, where the
/// dynamic linker finds them first, so it covers Foundation and the Swift runtime as well. An
/// executable linked with a static C library isn't covered.

/// Stops the wall clock at `seconds` and `nanoseconds` after 1970 and seeds the random bytes.
void hermetic_enter(int64_t seconds, int32_t nanoseconds, uint64_t seed);

/// Takes the name of a host.
typedef void (*hermetic_denied)(const char *host);

/// Whom to tell of hosts that were looked up in vain: no connection leaves the machine while the
/// world is frozen. From any thread.
void hermetic_when_denied(hermetic_denied call);

/// Has the kernel end this process when the thread that started it is gone.
void hermetic_end_with_parent(void);

/// Writes what is printed line by line, so that a crash loses none of it.
void hermetic_print_by_line(void);

/// Back to the system's clock and random bytes. Says whether they had been left.
bool hermetic_leave(void);

/// Enters again what was left, where it stood.
void hermetic_resume(void);

/// The same for the calling thread alone; it goes before what the process has entered.
void hermetic_enter_thread(int64_t seconds, int32_t nanoseconds, uint64_t seed);
void hermetic_leave_thread(void);

/// Says of the calling code whether the process's world is none of its.
typedef bool (*hermetic_question)(void);

/// Whom to ask; from any thread, and from within the C library's functions, so that the answer must not
/// look at the clock or at random numbers.
void hermetic_spare(hermetic_question question);

/// Whether the process's world is the calling code's.
bool hermetic_reaches(void);

/// Something that the calling thread keeps.
void hermetic_set_thread_note(void *note);
void *hermetic_thread_note(void);
