// Includes the header with loops that LOOPS names once for each kind of processor, with ROW(name) naming its functions.

#define ROW(name) name##_plain
#include LOOPS
#undef ROW

#if HAS_WIDE_ROWS
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define ROW(name) name##_avx2
#include LOOPS
#undef ROW
#pragma clang attribute pop
#endif

#undef LOOPS
