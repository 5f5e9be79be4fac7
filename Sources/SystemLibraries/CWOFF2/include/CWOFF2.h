/// Cuts a font down to what a page uses and packs it as WOFF2.
#ifndef CWOFF2_H
#define CWOFF2_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint32_t tag;
  float value;
} cw_axis;

typedef struct {
  uint32_t scalar;
  uint32_t glyph;
} cw_character;

/// A font of the given characters alone, in rising order, each with the glyph that it shall have,
/// and no rules for shaping; axes become fixed, those not named at their defaults.
///
/// Returns a block for `free`, or NULL where the font can't be read or packed, or is damaged.
uint8_t *cw_embedded_font(const char *path, unsigned index, const cw_axis *axes, size_t axis_count,
                          const cw_character *characters, size_t character_count, size_t *size);

/// Whether the sums of a font's tables are those that it states; 0 for what is no font.
int cw_is_intact(const uint8_t *bytes, size_t count, unsigned index);

/// Whether this machine's HarfBuzz is new enough (6.0) for the above.
int cw_can_embed(void);

#endif
