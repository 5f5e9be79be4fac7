#pragma once

/// The system call `futex` with its arguments.
long turn_futex(const long arguments[6]);
