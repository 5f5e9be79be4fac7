// Apple's C library: Linux's, and names of Apple's own that widgets and their models use. A file for each
// header: mach_time.h, lock.h.

@_exported import Glibc
