#include "preview_section.h"

#include <stdint.h>

// Swift's conformance records as its ABI lays them out (docs/ABI/TypeMetadata.rst and
// include/swift/ABI/Metadata.h of the Swift project): offsets are relative to their own addresses.
typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
} conformance;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access;
} type_descriptor;

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

// The descriptors of the protocols SwiftUI.PreviewProvider, AppIntents.AppShortcutsProvider, SwiftUI.App and
// SwiftData.PersistentModel.
extern const char preview_provider[] __asm__("$s7SwiftUI15PreviewProviderMp")
    __attribute__((weak));
extern const char shortcuts_provider[]
    __asm__("$s10AppIntents0A17ShortcutsProviderMp") __attribute__((weak));
extern const char app[] __asm__("$s7SwiftUI3AppMp") __attribute__((weak));
extern const char persistent_model[] __asm__("$s9SwiftData15PersistentModelMp")
    __attribute__((weak));

static const void *at(const int32_t *offset) { return (const char *)offset + *offset; }

/// The address of an offset, or the pointer at it where the offset's lowest bit is set.
static const void *at_or_through(const int32_t *offset) {
  const char *place = (const char *)offset + (*offset & ~1);
  return *offset & 1 ? *(const void *const *)place : place;
}

static const void *metadata_of(const conformance *record) {
  // Bits 3 to 5: 0 for a type's descriptor, 1 for a pointer to one.
  uint32_t kind = record->flags >> 3 & 7;
  if (kind > 1) return 0;
  const type_descriptor *type = at(&record->type);
  if (kind == 1) type = *(const type_descriptor *const *)type;
  // Bits 0 to 4: 16, 17 and 18 for class, struct and enum; bit 7 for a generic type.
  uint32_t sort = type ? type->flags & 31 : 0;
  if (sort < 16 || sort > 18 || type->flags & 128 || !type->access) return 0;
  metadata_response (*access)(size_t) = (metadata_response(*)(size_t))at(&type->access);
  return access(0).metadata;
}

static size_t conforming(const void *protocol, const void **types, size_t room) {
  size_t count = 0;
  // A program without the protocol's module has no descriptor of it.
  if (!protocol) return 0;
  for (const struct vitrine_image *image = vitrine_first_image(); image; image = image->next) {
    for (const int32_t *entry = image->conformances; entry < image->conformances_end; entry++) {
      const conformance *record = at(entry);
      if (at_or_through(&record->protocol) != protocol) continue;
      const void *metadata = metadata_of(record);
      if (!metadata) continue;
      if (count < room) types[count] = metadata;
      count++;
    }
  }
  return count;
}

size_t vitrine_preview_providers(const void **types, size_t room) {
  return conforming(preview_provider, types, room);
}

size_t vitrine_shortcuts_providers(const void **types, size_t room) {
  return conforming(shortcuts_provider, types, room);
}

size_t vitrine_apps(const void **types, size_t room) { return conforming(app, types, room); }

size_t vitrine_models(const void **types, size_t room) {
  return conforming(persistent_model, types, room);
}
