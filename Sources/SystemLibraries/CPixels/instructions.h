// A loop's choice between instructions: variants.h makes its functions for each kind of processor, and CALL picks one of
// them.
#ifndef INSTRUCTIONS_H
#define INSTRUCTIONS_H

#include "CPixels.h"

#if defined(__x86_64__) && defined(__clang__)
#define HAS_WIDE_ROWS 1
#define CALL(how, name, ...) \
  ((how) == PX_WIDEST && __builtin_cpu_supports("avx2") ? name##_avx2(__VA_ARGS__) \
                                                        : name##_plain(__VA_ARGS__))
#else
#define HAS_WIDE_ROWS 0
#define CALL(how, name, ...) ((void)(how), name##_plain(__VA_ARGS__))
#endif

#endif
