#pragma once
#include <stddef.h>

/// Makes the record of one `#Preview`; the caller owns it.
typedef void *_Nonnull (*vitrine_preview_make)(void);

/// How many previews are linked into this program.
size_t vitrine_preview_count(void);

/// The record of preview `index`, in the order that the linker put them.
void *_Nonnull vitrine_preview_at(size_t index);
