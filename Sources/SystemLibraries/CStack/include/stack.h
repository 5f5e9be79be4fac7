#pragma once
#include <stddef.h>
#include <stdint.h>

/// Lets the main thread's stack grow to `wanted` bytes, where the system's hard limit allows it, and returns
/// the end of the calling thread's stack: the lowest address that it may reach, 0 where that isn't known.
/// Linux takes the limit into account when the stack grows, not when the process
/// starts, and keeps 128 MB below the stack free for it; other threads' stacks stay as they are.
uintptr_t stack_make_room(size_t wanted);
