#pragma once
#include <stddef.h>

/// Makes the record of one `#Preview`; the caller owns it.
typedef void *_Nonnull (*vitrine_preview_make)(void);

/// The sections of one executable or shared library that Swift's compiler and `#Preview` write. The linker knows
/// where they begin and end only in the image that it makes, so each image registers its own (`image.c`).
struct vitrine_image {
  const vitrine_preview_make _Nonnull *_Nullable previews, *_Nullable previews_end;
  const int *_Nullable conformances, *_Nullable conformances_end;
  struct vitrine_image *_Nullable next;
};

/// Adds an image, which has to live as long as the process, behind those that were added before. Called before
/// `main`, on one thread.
void vitrine_register_image(struct vitrine_image *_Nonnull image) __attribute__((weak));

/// The first image that was added.
const struct vitrine_image *_Nullable vitrine_first_image(void);

/// The number of previews linked into this program.
size_t vitrine_preview_count(void);

/// The record of preview `index`, in the order that the linker put them.
void *_Nonnull vitrine_preview_at(size_t index);

/// The metadata of the types that conform to SwiftUI's `PreviewProvider`, in the linker's order. There is
/// no other list of them: they aren't registered.
///
/// \param types takes the first `room` of them.
/// \returns the number of all of them.
size_t vitrine_preview_providers(const void *_Nullable *_Nonnull types, size_t room);

/// As above, of the types that conform to AppIntents' `AppShortcutsProvider`.
size_t vitrine_shortcuts_providers(const void *_Nullable *_Nonnull types, size_t room);

/// As above, of the types that conform to SwiftUI's `App`.
size_t vitrine_apps(const void *_Nullable *_Nonnull types, size_t room);

/// As above, of the classes that conform to SwiftData's `PersistentModel`.
size_t vitrine_models(const void *_Nullable *_Nonnull types, size_t room);
