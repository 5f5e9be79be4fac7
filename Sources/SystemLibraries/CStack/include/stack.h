#pragma once
#include "demangle.h"
#include "fault.h"
#include <stddef.h>
#include <stdint.h>

/// Lets the main thread's stack grow to `wanted` bytes, where the system's hard limit allows it, and returns
/// the end of the calling thread's stack: the lowest address that it may reach, 0 where that isn't known.
/// Linux takes the limit into account when the stack grows, not when the process
/// starts, and keeps 128 MB below the stack free for it; other threads' stacks stay as they are.
uintptr_t stack_make_room(size_t wanted);

/// Calls `work(context)` on a stack of its own with room for `size` bytes, made by the first call and kept:
/// only what is used of it takes memory. A call from within `work` goes on on the same stack.
///
/// Returns 0 where `work` wasn't called: another thread is on the stack, or there is no address space.
int stack_call(size_t size, void (*work)(void *), void *context);

/// The lowest address of the stack of `stack_call`, where the caller is on it; else 0.
uintptr_t stack_own(void);
