#pragma once

/// The line on standard error that says that a call found no room on its thread's stack.
#define STACK_FAULT_LINE "Stack overflow: a call found no room on the stack."

/// From now on a process that is ended by SIGSEGV first writes STACK_FAULT_LINE, where the address that failed is
/// that of the end of a stack: all else is a pointer that leads nowhere. What handled the signal before still does.
/// A stack for the handler is there on the calling thread alone.
void stack_tell_faults(void);
