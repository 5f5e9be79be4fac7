#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Repeatable time and randomness: while it is on, the wall clock stops and every source of random bytes
/// gives the same bytes for the same seed. Timers go on, since they use the monotonic clock. Off by
/// default; then every call goes to the system.
///
/// It works by defining the C library's functions of the same names in the executable, where the
/// dynamic linker finds them first, so it covers Foundation and the Swift runtime as well. An
/// executable linked with a static C library isn't covered.

/// Stops the wall clock at `seconds` and `nanoseconds` after 1970 and seeds the random bytes.
void hermetic_enter(int64_t seconds, int32_t nanoseconds, uint64_t seed);

/// A function that is called with the name of a host.
typedef void (*hermetic_denied)(const char *host);

/// Sets the function that is called, from any thread, for each host whose look-up was refused: no
/// connection leaves the machine while time is stopped.
void hermetic_when_denied(hermetic_denied call);

/// Has the kernel end this process when the thread that started it is gone.
void hermetic_end_with_parent(void);

/// Writes what is printed line by line, so that a crash loses none of it.
void hermetic_print_by_line(void);

/// Returns to the system's clock and random bytes. The result is true where it was on.
bool hermetic_leave(void);

/// Enters again what was left, in the state in which it was left.
void hermetic_resume(void);

/// The same for the calling thread alone; it goes before what the process has entered.
void hermetic_enter_thread(int64_t seconds, int32_t nanoseconds, uint64_t seed);
void hermetic_leave_thread(void);

/// A function that returns true where the process's stopped time isn't for the calling code.
typedef bool (*hermetic_question)(void);

/// Sets that function. It is called from any thread and from within the C library's functions, so that it
/// must not read the clock or random numbers.
void hermetic_spare(hermetic_question question);

/// Sets a function that returns true where the calling code belongs to the run for which the process entered. Other code
/// that the world reaches then takes random bytes of a sequence of its own, so that it doesn't change which ones
/// the run gets. Without one, all code of the process belongs to the run. The same rules hold as for `hermetic_spare`.
void hermetic_recognize(hermetic_question question);

/// Returns true where the process's stopped time is for the calling code.
bool hermetic_reaches(void);

/// Returns true where the calling code is a widget's, or a view's that this thread draws: false for the code of a test
/// that runs in the same process.
bool hermetic_is_widgets(void);

/// A pointer kept for the calling thread.
void hermetic_set_thread_note(void *note);
void *hermetic_thread_note(void);
