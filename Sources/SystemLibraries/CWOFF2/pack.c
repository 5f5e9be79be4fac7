// WOFF2 (w3.org/TR/WOFF2): a directory of tables, then all of them in one Brotli stream. The format
// may also rearrange outlines to save some more; for the few glyphs of a page that isn't worth it.
#include "subset.h"

#include <brotli/encode.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TABLES = 64, HEADER = 48 };

typedef struct {
  uint8_t *bytes;
  size_t count, room;
  int failed;
} buffer;

static void put(buffer *to, const void *bytes, size_t count) {
  if (to->count + count > to->room) {
    size_t room = 2 * (to->count + count) + 256;
    uint8_t *grown = realloc(to->bytes, room);
    if (!grown) {
      to->failed = 1;
      return;
    }
    to->bytes = grown;
    to->room = room;
  }
  if (count) memcpy(to->bytes + to->count, bytes, count);
  to->count += count;
}

static void put16(buffer *to, uint32_t value) {
  uint8_t bytes[2] = {(uint8_t)(value >> 8), (uint8_t)value};
  put(to, bytes, 2);
}

static void put32(buffer *to, uint32_t value) {
  put16(to, value >> 16);
  put16(to, value & 0xFFFF);
}

// Seven bits a byte, the highest first, with a mark on all but the last.
static void put_length(buffer *to, uint32_t value) {
  for (int shift = 28; shift >= 0; shift -= 7) {
    if (value >> shift == 0 && shift > 0) continue;
    uint8_t byte = (uint8_t)((value >> shift & 127) | (shift ? 128 : 0));
    put(to, &byte, 1);
  }
}

// A character map of format 12, a group for each character.
static void put_characters(buffer *to, const cw_character *characters, size_t count,
                           const hb_map_t *glyphs) {
  put16(to, 0);   // version
  put16(to, 1);   // one table
  put16(to, 3);   // for Windows
  put16(to, 10);  // and all of Unicode,
  put32(to, 12);  // which starts here
  put16(to, 12);  // format
  put16(to, 0);
  put32(to, 16 + 12 * (uint32_t)count);
  put32(to, 0);  // any language
  put32(to, (uint32_t)count);
  for (size_t i = 0; i < count; i++) {
    put32(to, characters[i].scalar);
    put32(to, characters[i].scalar);
    uint32_t glyph = hb_map_get(glyphs, characters[i].glyph);
    put32(to, glyph == HB_MAP_VALUE_INVALID ? 0 : glyph);
  }
}

static int by_tag(const void *a, const void *b) {
  hb_tag_t x = *(const hb_tag_t *)a, y = *(const hb_tag_t *)b;
  return x < y ? -1 : x > y;
}

// The directory's entries and, behind one another, the tables; returns how many there are.
static unsigned collect(hb_face_t *face, const buffer *map, buffer *directory, buffer *tables,
                        size_t *unpacked) {
  hb_tag_t tags[MOST_TABLES];
  unsigned count = MOST_TABLES;
  hb_face_get_table_tags(face, 0, &count, tags);
  qsort(tags, count, sizeof *tags, by_tag);
  *unpacked = 12 + 16 * (size_t)count;
  for (unsigned i = 0; i < count; i++) {
    hb_blob_t *blob = hb_face_reference_table(face, tags[i]);
    unsigned length = 0;
    const void *bytes = hb_blob_get_data(blob, &length);
    if (tags[i] == HB_TAG('c', 'm', 'a', 'p')) {
      bytes = map->bytes;
      length = (unsigned)map->count;
    }
    // 63: the name follows. The upper two bits say "as it is", which for outlines is 3.
    int is_outline = tags[i] == HB_TAG('g', 'l', 'y', 'f') || tags[i] == HB_TAG('l', 'o', 'c', 'a');
    uint8_t flags = is_outline ? 63 | 3 << 6 : 63;
    put(directory, &flags, 1);
    put32(directory, tags[i]);
    put_length(directory, length);
    put(tables, bytes, length);
    *unpacked += (length + 3) & ~(size_t)3;
    hb_blob_destroy(blob);
  }
  return count;
}

uint8_t *cw_embedded_font(const char *path, unsigned index, const cw_axis *axes, size_t axis_count,
                          const cw_character *characters, size_t character_count, size_t *size) {
  hb_map_t *glyphs = hb_map_create();
  buffer map = {0}, directory = {0}, tables = {0}, file = {0};
  hb_face_t *face =
      cw_subset(path, index, axes, axis_count, characters, character_count, glyphs);
  if (face) {
    put_characters(&map, characters, character_count, glyphs);
    size_t unpacked = 0;
    unsigned count = collect(face, &map, &directory, &tables, &unpacked);
    size_t packed = BrotliEncoderMaxCompressedSize(tables.count);
    uint8_t *stream = malloc(packed ? packed : 1);
    int done = stream && count > 0 &&
               BrotliEncoderCompress(BROTLI_MAX_QUALITY, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_FONT,
                                     tables.count, tables.bytes, &packed, stream);
    hb_blob_t *outlines = hb_face_reference_table(face, HB_TAG('C', 'F', 'F', ' '));
    int is_cff = hb_blob_get_length(outlines) > 0;
    hb_blob_destroy(outlines);
    if (done) {
      size_t total = (HEADER + directory.count + packed + 3) & ~(size_t)3;
      put(&file, "wOF2", 4);
      put32(&file, is_cff ? 0x4F54544F : 0x00010000);
      put32(&file, (uint32_t)total);
      put16(&file, count);
      put16(&file, 0);
      put32(&file, (uint32_t)unpacked);
      put32(&file, (uint32_t)packed);
      // The font's version, and five places and lengths of what isn't there.
      for (int i = 0; i < 6; i++) put32(&file, 0);
      put(&file, directory.bytes, directory.count);
      put(&file, stream, packed);
      put(&file, "\0\0\0", total - file.count);
    }
    free(stream);
    hb_face_destroy(face);
  }
  int failed = map.failed || directory.failed || tables.failed || file.failed || !file.count;
  free(map.bytes);
  free(directory.bytes);
  free(tables.bytes);
  hb_map_destroy(glyphs);
  if (failed) {
    free(file.bytes);
    return NULL;
  }
  *size = file.count;
  return file.bytes;
}
