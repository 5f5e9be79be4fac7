// Linked into every executable: statically, or as the object file that a Swift SDK brings beside its library.

#include "preview_section.h"

// The linker defines these for a section whose name is a C identifier. Weak, as a program may have no preview
// at all.
extern const vitrine_preview_make __start_vitrine_previews[]
    __attribute__((weak, visibility("hidden")));
extern const vitrine_preview_make __stop_vitrine_previews[]
    __attribute__((weak, visibility("hidden")));
extern const int __start_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));
extern const int __stop_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));

__attribute__((constructor)) static void register_image(void) {
  static struct vitrine_image image;
  image.previews = __start_vitrine_previews;
  image.previews_end = __stop_vitrine_previews;
  image.conformances = __start_swift5_protocol_conformances;
  image.conformances_end = __stop_swift5_protocol_conformances;
  // A program that uses nothing of the library isn't linked with it.
  if (vitrine_register_image) vitrine_register_image(&image);
}
