// Apple's C library: Linux's, and names of Apple's own that widgets and their models use. A file for each
// header: mach_time.h, lock.h.
//
// The module isn't called `Darwin`: by that name the package manager's tests take the machine for a Mac.

@_exported import Glibc
