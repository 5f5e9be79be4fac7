#pragma once
#include <stddef.h>

/// Makes the record of one `#Preview`; the caller owns it.
typedef void *_Nonnull (*vitrine_preview_make)(void);

/// How many previews are linked into this program.
size_t vitrine_preview_count(void);

/// The record of preview `index`, in the order that the linker put them.
void *_Nonnull vitrine_preview_at(size_t index);

/// The metadata of the types that conform to SwiftUI's `PreviewProvider`, in the order that the linker
/// put them. Nothing else knows of them: they register nowhere.
///
/// \param types takes the first `room` of them.
/// \returns how many there are.
size_t vitrine_preview_providers(const void *_Nullable *_Nonnull types, size_t room);

/// As above, of the types that conform to AppIntents' `AppShortcutsProvider`.
size_t vitrine_shortcuts_providers(const void *_Nullable *_Nonnull types, size_t room);
