#ifndef SUBSET_H
#define SUBSET_H

#include "CWOFF2.h"

#include <hb.h>

/// The font with only these characters, its axes fixed, and `map` from each character to its glyph. Both
/// are owned by the caller; NULL where the font can't be read.
hb_face_t *cw_subset(const char *path, unsigned index, const cw_axis *axes, size_t axis_count,
                     const cw_character *characters, size_t character_count, hb_map_t *map);

#endif
