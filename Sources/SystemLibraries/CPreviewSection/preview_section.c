#include "preview_section.h"

// The linker defines both for a section whose name is a C identifier. Weak, as a program may have no
// preview at all.
extern vitrine_preview_make __start_vitrine_previews[]
    __attribute__((weak, visibility("hidden")));
extern vitrine_preview_make __stop_vitrine_previews[]
    __attribute__((weak, visibility("hidden")));

size_t vitrine_preview_count(void) {
  if (!__start_vitrine_previews) return 0;
  return (size_t)(__stop_vitrine_previews - __start_vitrine_previews);
}

void *vitrine_preview_at(size_t index) { return __start_vitrine_previews[index](); }
