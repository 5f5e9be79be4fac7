#include "CPixels.h"

#if defined(__GLIBC__)
#include <malloc.h>

void px_keep_freed_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 256 << 20);
    mallopt(M_TRIM_THRESHOLD, 512 << 20);
    mallopt(M_TOP_PAD, 16 << 20);
}
#else
void px_keep_freed_memory(void) {}
#endif
