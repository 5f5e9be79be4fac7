#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

bool world_is_frozen(void);
struct timespec world_clock(void);
void world_random(void *buffer, size_t count);

/// A system call without the C library's `syscall`, which this module replaces. As the kernel
/// answers: an error is its negative number.
long kernel_call(long number, long a, long b, long c, long d, long e, long f);

/// The same with the C library's habit: -1 and `errno`.
long kernel_call_errno(long number, long a, long b, long c, long d, long e, long f);
