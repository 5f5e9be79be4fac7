#pragma once
#include <stddef.h>

/// The name of a Swift function as Swift's backtraces print it, without types of parameters and modules, from the
/// compiler's name for it: part of Swift's runtime. The caller frees it. NULL where `name` is none of Swift's.
char *_Nullable _swift_backtrace_demangle(const char *_Nonnull name, size_t length, char *_Nullable buffer,
                                          size_t *_Nullable buffer_length);
