#pragma once
#include <stddef.h>

/// Makes the record of one `#Preview`; the caller owns it.
typedef void *_Nonnull (*vitrine_preview_make)(void);

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
