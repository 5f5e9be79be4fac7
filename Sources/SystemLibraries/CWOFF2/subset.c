#include "subset.h"

#include <hb-ot.h>
#include <hb-subset.h>

// Fixing axes came with HarfBuzz 6; Ubuntu 22.04 has 2.7.
#if HB_VERSION_ATLEAST(6, 0, 0)

int cw_can_embed(void) { return 1; }

static void pin_axes(hb_subset_input_t *input, hb_face_t *face, const cw_axis *axes,
                     size_t count) {
  hb_ot_var_axis_info_t known[64];
  unsigned found = 64;
  hb_ot_var_get_axis_infos(face, 0, &found, known);
  for (unsigned k = 0; k < found; k++) {
    float value = known[k].default_value;
    for (size_t i = 0; i < count; i++)
      if (axes[i].tag == known[k].tag) value = axes[i].value;
    if (value < known[k].min_value) value = known[k].min_value;
    if (value > known[k].max_value) value = known[k].max_value;
    hb_subset_input_pin_axis_location(input, face, known[k].tag, value);
  }
}

// Tables for shaping, which isn't needed, and tables that browsers don't read.
static const char *const dropped[] = {"GSUB", "GPOS", "GDEF", "kern", "STAT", "BASE",
                                      "MATH", "vhea", "vmtx", "VORG", "DSIG"};

static hb_face_t *subset_face(hb_face_t *face, const cw_axis *axes, size_t axis_count,
                              const cw_character *characters, size_t count, hb_map_t *map) {
  hb_subset_input_t *input = hb_subset_input_create_or_fail();
  if (!input) return NULL;
  for (size_t i = 0; i < count; i++)
    hb_set_add(hb_subset_input_glyph_set(input), characters[i].glyph);
  for (size_t i = 0; i < sizeof dropped / sizeof *dropped; i++)
    hb_set_add(hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG),
               hb_tag_from_string(dropped[i], 4));
  hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING);
  pin_axes(input, face, axes, axis_count);
  hb_subset_plan_t *plan = hb_subset_plan_create_or_fail(face, input);
  hb_subset_input_destroy(input);
  if (!plan) return NULL;
  hb_face_t *made = hb_subset_plan_execute_or_fail(plan);
  const hb_map_t *moved = hb_subset_plan_old_to_new_glyph_mapping(plan);
  for (size_t i = 0; i < count; i++)
    hb_map_set(map, characters[i].glyph, hb_map_get(moved, characters[i].glyph));
  hb_subset_plan_destroy(plan);
  if (!made) return NULL;
  // A face that was just made doesn't list its tables; one read from its bytes does.
  hb_blob_t *bytes = hb_face_reference_blob(made);
  hb_face_t *result = hb_face_create(bytes, 0);
  hb_blob_destroy(bytes);
  hb_face_destroy(made);
  return result;
}

hb_face_t *cw_subset(const char *path, unsigned index, const cw_axis *axes, size_t axis_count,
                     const cw_character *characters, size_t character_count, hb_map_t *map) {
  hb_blob_t *file = hb_blob_create_from_file_or_fail(path);
  if (!file) return NULL;
  hb_face_t *face = hb_face_create(file, index);
  hb_face_t *result = NULL;
  unsigned length = 0;
  const char *bytes = hb_blob_get_data(file, &length);
  if (cw_is_intact((const uint8_t *)bytes, length, index) && hb_face_get_glyph_count(face) > 0)
    result = subset_face(face, axes, axis_count, characters, character_count, map);
  hb_face_destroy(face);
  hb_blob_destroy(file);
  return result;
}

#else

int cw_can_embed(void) { return 0; }

hb_face_t *cw_subset(const char *path, unsigned index, const cw_axis *axes, size_t axis_count,
                     const cw_character *characters, size_t character_count, hb_map_t *map) {
  (void)path, (void)index, (void)axes, (void)axis_count, (void)characters, (void)character_count,
      (void)map;
  return NULL;
}

#endif
