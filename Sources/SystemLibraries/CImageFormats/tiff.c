#include "library.h"

#include <tiffio.h>

static struct {
  FUNCTION(TIFFClientOpen);
  FUNCTION(TIFFClose);
  FUNCTION(TIFFGetField);
  FUNCTION(TIFFGetFieldDefaulted);
  FUNCTION(TIFFIsTiled);
  FUNCTION(TIFFStripSize64);
  FUNCTION(TIFFTileSize64);
  FUNCTION(TIFFSetErrorHandler);
  FUNCTION(TIFFSetWarningHandler);
  FUNCTION(TIFFRGBAImageOK);
  FUNCTION(TIFFRGBAImageBegin);
  FUNCTION(TIFFRGBAImageGet);
  FUNCTION(TIFFRGBAImageEnd);
  int is_loaded;
} tiff;

/// The picture that this thread reads; libtiff's handlers are the process's.
static __thread vitrine_image *current;

static void heed(const char *module, const char *format, va_list arguments) {
  (void)module;
  // The first message names the cause, the others follow from it.
  if (!current || current->message[0]) return;
  vsnprintf(current->message, sizeof current->message, format, arguments);
}

static void load(void) {
  // Debian 12 and Ubuntu 24.04, Ubuntu 22.04.
  const char *const names[] = {"libtiff.so.6", "libtiff.so.5", NULL};
  void *library = vitrine_open(names);
  if (!library) return;
  FIND(library, tiff, TIFFClientOpen);
  FIND(library, tiff, TIFFClose);
  FIND(library, tiff, TIFFGetField);
  FIND(library, tiff, TIFFGetFieldDefaulted);
  FIND(library, tiff, TIFFIsTiled);
  FIND(library, tiff, TIFFStripSize64);
  FIND(library, tiff, TIFFTileSize64);
  FIND(library, tiff, TIFFSetErrorHandler);
  FIND(library, tiff, TIFFSetWarningHandler);
  FIND(library, tiff, TIFFRGBAImageOK);
  FIND(library, tiff, TIFFRGBAImageBegin);
  FIND(library, tiff, TIFFRGBAImageGet);
  FIND(library, tiff, TIFFRGBAImageEnd);
  tiff.TIFFSetErrorHandler_(heed);
  tiff.TIFFSetWarningHandler_(NULL);
  tiff.is_loaded = 1;
}

struct input {
  const uint8_t *data;
  uint64_t length, position;
};

static tmsize_t take(thandle_t handle, void *bytes, tmsize_t count) {
  struct input *input = handle;
  if (count < 0 || input->position >= input->length) return 0;
  uint64_t left = input->length - input->position;
  uint64_t taken = (uint64_t)count < left ? (uint64_t)count : left;
  memcpy(bytes, input->data + input->position, taken);
  input->position += taken;
  return (tmsize_t)taken;
}

static tmsize_t refuse(thandle_t handle, void *bytes, tmsize_t count) {
  (void)handle;
  (void)bytes;
  (void)count;
  return 0;
}

static toff_t seek(thandle_t handle, toff_t offset, int from) {
  struct input *input = handle;
  uint64_t base = from == SEEK_CUR ? input->position : from == SEEK_END ? input->length : 0;
  input->position = base + offset;
  return input->position;
}

static int close_nothing(thandle_t handle) {
  (void)handle;
  return 0;
}

static toff_t size(thandle_t handle) { return ((struct input *)handle)->length; }

static int describe(TIFF *file, vitrine_image *image) {
  uint16_t orientation = 1;
  uint32_t length = 0;
  void *profile = NULL;
  if (!tiff.TIFFGetField_(file, TIFFTAG_IMAGEWIDTH, &image->width) ||
      !tiff.TIFFGetField_(file, TIFFTAG_IMAGELENGTH, &image->height)) {
    vitrine_image_say(image, "it states no size");
    return 0;
  }
  char reason[1024] = "";
  if (!tiff.TIFFRGBAImageOK_(file, reason)) {
    vitrine_image_say(image, "%s", reason);
    return 0;
  }
  tiff.TIFFGetFieldDefaulted_(file, TIFFTAG_ORIENTATION, &orientation);
  image->orientation = orientation >= 1 && orientation <= 8 ? orientation : 1;
  image->layout = VITRINE_PREMULTIPLIED_RGBA;
  image->memory = tiff.TIFFIsTiled_(file) ? tiff.TIFFTileSize64_(file) : tiff.TIFFStripSize64_(file);
  if (tiff.TIFFGetField_(file, TIFFTAG_ICCPROFILE, &length, &profile)) {
    vitrine_image_set_profile(image, profile, length);
  }
  return 1;
}

static int decode(TIFF *file, vitrine_image *image, uint8_t *pixels) {
  TIFFRGBAImage picture;
  char reason[1024] = "";
  if (!tiff.TIFFRGBAImageBegin_(&picture, file, 1, reason)) {
    vitrine_image_say(image, "%s", reason);
    return 0;
  }
  // As stored: libtiff would mirror a turned picture but not turn it.
  picture.orientation = ORIENTATION_TOPLEFT;
  picture.req_orientation = ORIENTATION_TOPLEFT;
  // Red is the lowest byte of each word, which is the first in memory on the processors we run on.
  int is_read = picture.width == image->width && picture.height == image->height &&
                tiff.TIFFRGBAImageGet_(&picture, (uint32_t *)pixels, image->width, image->height);
  tiff.TIFFRGBAImageEnd_(&picture);
  return is_read;
}

int vitrine_tiff_read(const uint8_t *data, size_t length, vitrine_image *image, uint8_t *pixels) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!tiff.is_loaded) return VITRINE_IMAGE_NO_LIBRARY;
  struct input input = {data, length, 0};
  current = image;
  TIFF *file = tiff.TIFFClientOpen_(
      "image", "rm", &input, take, refuse, seek, close_nothing, size, NULL, NULL);
  int is_read = file && (pixels ? decode(file, image, pixels) : describe(file, image));
  if (file) tiff.TIFFClose_(file);
  current = NULL;
  return is_read ? VITRINE_IMAGE_READ : VITRINE_IMAGE_DAMAGED;
}
