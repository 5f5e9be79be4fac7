#include "library.h"

#include <gif_lib.h>

static struct {
  FUNCTION(DGifOpen);
  FUNCTION(DGifCloseFile);
  FUNCTION(DGifGetRecordType);
  FUNCTION(DGifGetImageDesc);
  FUNCTION(DGifGetLine);
  FUNCTION(DGifGetExtension);
  FUNCTION(DGifGetExtensionNext);
  FUNCTION(GifErrorString);
  int is_loaded;
} gif;

static void load(void) {
  const char *const names[] = {"libgif.so.7", NULL};
  void *library = vitrine_open(names);
  if (!library) return;
  FIND(library, gif, DGifOpen);
  FIND(library, gif, DGifCloseFile);
  FIND(library, gif, DGifGetRecordType);
  FIND(library, gif, DGifGetImageDesc);
  FIND(library, gif, DGifGetLine);
  FIND(library, gif, DGifGetExtension);
  FIND(library, gif, DGifGetExtensionNext);
  FIND(library, gif, GifErrorString);
  gif.is_loaded = 1;
}

struct input {
  const uint8_t *data;
  size_t length, position;
};

static int take(GifFileType *file, GifByteType *bytes, int count) {
  struct input *input = file->UserData;
  size_t left = input->length - input->position;
  size_t taken = (size_t)count < left ? (size_t)count : left;
  memcpy(bytes, input->data + input->position, taken);
  input->position += taken;
  return (int)taken;
}

/// Goes on to the first picture. The index of its transparent color, or -1, is in `transparent`.
static int find_picture(GifFileType *file, int *transparent) {
  *transparent = -1;
  for (;;) {
    GifRecordType type;
    if (gif.DGifGetRecordType_(file, &type) != GIF_OK) return 0;
    if (type == IMAGE_DESC_RECORD_TYPE) return gif.DGifGetImageDesc_(file) == GIF_OK;
    if (type == TERMINATE_RECORD_TYPE) return 0;
    if (type != EXTENSION_RECORD_TYPE) continue;
    int code;
    GifByteType *block;
    if (gif.DGifGetExtension_(file, &code, &block) != GIF_OK) return 0;
    // A graphic control: length, flags, two bytes of delay, the transparent index.
    if (code == GRAPHICS_EXT_FUNC_CODE && block && block[0] >= 4) {
      *transparent = block[1] & 1 ? block[4] : -1;
    }
    while (block) {
      if (gif.DGifGetExtensionNext_(file, &block) != GIF_OK) return 0;
    }
  }
}

/// Draws a row of the picture onto the canvas, as far as it lies there.
static void draw_row(
    const GifFileType *file, const ColorMapObject *colors, int transparent, const GifPixelType *row,
    long y, const vitrine_image *image, uint8_t *pixels) {
  y += file->Image.Top;
  if (y < 0 || y >= (long)image->height) return;
  for (long i = 0; i < file->Image.Width; i++) {
    long x = i + file->Image.Left;
    if (x < 0 || x >= (long)image->width || row[i] == transparent) continue;
    uint8_t *pixel = pixels + ((size_t)y * image->width + (size_t)x) * 4;
    // An index beyond the table is black, as in browsers.
    GifColorType color = {0, 0, 0};
    if (row[i] < colors->ColorCount) color = colors->Colors[row[i]];
    pixel[0] = color.Red;
    pixel[1] = color.Green;
    pixel[2] = color.Blue;
    pixel[3] = 255;
  }
}

static int draw(
    GifFileType *file, int transparent, const vitrine_image *image, uint8_t *pixels) {
  const ColorMapObject *colors = file->Image.ColorMap ? file->Image.ColorMap : file->SColorMap;
  int width = file->Image.Width, height = file->Image.Height;
  if (!colors || width <= 0 || height <= 0) return 0;
  GifPixelType *row = malloc((size_t)width);
  if (!row) return 0;
  // All that the picture doesn't cover is clear.
  memset(pixels, 0, (size_t)image->width * image->height * 4);
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  int passes = file->Image.Interlace ? 4 : 1, is_whole = 1;
  for (int pass = 0; pass < passes && is_whole; pass++) {
    int step = passes == 1 ? 1 : steps[pass];
    for (long y = passes == 1 ? 0 : starts[pass]; y < height && is_whole; y += step) {
      is_whole = gif.DGifGetLine_(file, row, width) == GIF_OK;
      if (is_whole) draw_row(file, colors, transparent, row, y, image, pixels);
    }
  }
  free(row);
  return is_whole;
}

int vitrine_gif_read(const uint8_t *data, size_t length, vitrine_image *image, uint8_t *pixels) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!gif.is_loaded) return VITRINE_IMAGE_NO_LIBRARY;
  struct input input = {data, length, 0};
  int error = 0, transparent;
  GifFileType *file = gif.DGifOpen_(&input, take, &error);
  int is_read = file && find_picture(file, &transparent);
  if (is_read && pixels) {
    is_read = draw(file, transparent, image, pixels);
  } else if (is_read) {
    // A file may leave its canvas out, or have one picture that is larger.
    image->width = (uint32_t)(file->SWidth > 0 ? file->SWidth : file->Image.Width);
    image->height = (uint32_t)(file->SHeight > 0 ? file->SHeight : file->Image.Height);
    image->orientation = 1;
  }
  if (!is_read) {
    const char *reason = gif.GifErrorString_(file ? file->Error : error);
    vitrine_image_say(image, "%s", reason ? reason : "it has no picture");
  }
  if (file) gif.DGifCloseFile_(file, &error);
  return is_read ? VITRINE_IMAGE_READ : VITRINE_IMAGE_DAMAGED;
}
