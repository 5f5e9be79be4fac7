#include "library.h"

#include <libheif/heif.h>

static struct {
  FUNCTION(heif_context_alloc);
  FUNCTION(heif_context_free);
  FUNCTION(heif_context_set_maximum_image_size_limit);
  FUNCTION(heif_context_read_from_memory_without_copy);
  FUNCTION(heif_context_get_primary_image_handle);
  FUNCTION(heif_image_handle_release);
  FUNCTION(heif_image_handle_get_width);
  FUNCTION(heif_image_handle_get_height);
  FUNCTION(heif_image_handle_is_premultiplied_alpha);
  FUNCTION(heif_image_handle_get_raw_color_profile_size);
  FUNCTION(heif_image_handle_get_raw_color_profile);
  FUNCTION(heif_image_handle_get_nclx_color_profile);
  FUNCTION(heif_nclx_color_profile_free);
  FUNCTION(heif_decode_image);
  FUNCTION(heif_image_release);
  FUNCTION(heif_image_get_width);
  FUNCTION(heif_image_get_height);
  FUNCTION(heif_image_get_plane_readonly);
  // To write:
  FUNCTION(heif_image_create);
  FUNCTION(heif_image_add_plane);
  FUNCTION(heif_image_get_plane);
  FUNCTION(heif_context_get_encoder_for_format);
  FUNCTION(heif_encoder_release);
  FUNCTION(heif_encoder_set_lossy_quality);
  FUNCTION(heif_context_encode_image);
  FUNCTION(heif_context_write);
  int is_loaded;
} heif;

static void load(void) {
  const char *const names[] = {"libheif.so.1", NULL};
  void *library = vitrine_open(names);
  if (!library) return;
  FIND(library, heif, heif_context_alloc);
  FIND(library, heif, heif_context_free);
  FIND(library, heif, heif_context_set_maximum_image_size_limit);
  FIND(library, heif, heif_context_read_from_memory_without_copy);
  FIND(library, heif, heif_context_get_primary_image_handle);
  FIND(library, heif, heif_image_handle_release);
  FIND(library, heif, heif_image_handle_get_width);
  FIND(library, heif, heif_image_handle_get_height);
  FIND(library, heif, heif_image_handle_is_premultiplied_alpha);
  FIND(library, heif, heif_image_handle_get_raw_color_profile_size);
  FIND(library, heif, heif_image_handle_get_raw_color_profile);
  FIND(library, heif, heif_image_handle_get_nclx_color_profile);
  FIND(library, heif, heif_nclx_color_profile_free);
  FIND(library, heif, heif_decode_image);
  FIND(library, heif, heif_image_release);
  FIND(library, heif, heif_image_get_width);
  FIND(library, heif, heif_image_get_height);
  FIND(library, heif, heif_image_get_plane_readonly);
  FIND(library, heif, heif_image_create);
  FIND(library, heif, heif_image_add_plane);
  FIND(library, heif, heif_image_get_plane);
  FIND(library, heif, heif_context_get_encoder_for_format);
  FIND(library, heif, heif_encoder_release);
  FIND(library, heif, heif_encoder_set_lossy_quality);
  FIND(library, heif, heif_context_encode_image);
  FIND(library, heif, heif_context_write);
  heif.is_loaded = 1;
}

static int is_loaded(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return heif.is_loaded;
}

/// Whether it worked; else the library's words are kept.
static int worked(struct heif_error error, vitrine_image *image) {
  if (error.code == heif_error_Ok) return 1;
  vitrine_image_say(image, "%s", error.message ? error.message : "no reason given");
  return 0;
}

static void describe(struct heif_image_handle *handle, vitrine_image *image) {
  int width = heif.heif_image_handle_get_width_(handle);
  int height = heif.heif_image_handle_get_height_(handle);
  image->width = width > 0 ? (uint32_t)width : 0;
  image->height = height > 0 ? (uint32_t)height : 0;
  // The library turns and mirrors the picture as the file says.
  image->orientation = 1;
  image->layout = heif.heif_image_handle_is_premultiplied_alpha_(handle) ? VITRINE_PREMULTIPLIED_RGBA
                                                                         : VITRINE_STRAIGHT_RGBA;
  // Up to three planes of 16 bits, and the alpha's.
  image->memory = (uint64_t)image->width * image->height * 8;
  size_t length = heif.heif_image_handle_get_raw_color_profile_size_(handle);
  if (length > 0 && length <= (size_t)16 << 20) {
    void *profile = malloc(length);
    if (profile && heif.heif_image_handle_get_raw_color_profile_(handle, profile).code == heif_error_Ok) {
      vitrine_image_set_profile(image, profile, length);
    }
    free(profile);
  }
  struct heif_color_profile_nclx *colors = NULL;
  if (heif.heif_image_handle_get_nclx_color_profile_(handle, &colors).code == heif_error_Ok && colors) {
    image->primaries = (int32_t)colors->color_primaries;
    image->transfer = (int32_t)colors->transfer_characteristics;
    heif.heif_nclx_color_profile_free_(colors);
  }
}

static int decode(struct heif_image_handle *handle, vitrine_image *image, uint8_t *pixels) {
  struct heif_image *picture = NULL;
  if (!worked(
          heif.heif_decode_image_(
              handle, &picture, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, NULL),
          image)) {
    return 0;
  }
  int stride = 0;
  const uint8_t *rows =
      heif.heif_image_get_plane_readonly_(picture, heif_channel_interleaved, &stride);
  size_t row = (size_t)image->width * 4;
  int is_read = rows && stride > 0 && (size_t)stride >= row &&
                heif.heif_image_get_width_(picture, heif_channel_interleaved) == (int)image->width &&
                heif.heif_image_get_height_(picture, heif_channel_interleaved) == (int)image->height;
  if (is_read) {
    for (uint32_t y = 0; y < image->height; y++) {
      memcpy(pixels + y * row, rows + (size_t)y * (size_t)stride, row);
    }
  } else {
    vitrine_image_say(image, "the coded picture isn't of the size that the file states");
  }
  heif.heif_image_release_(picture);
  return is_read;
}

int vitrine_heif_read(const uint8_t *data, size_t length, vitrine_image *image, uint8_t *pixels) {
  if (!is_loaded()) return VITRINE_IMAGE_NO_LIBRARY;
  struct heif_context *context = heif.heif_context_alloc_();
  if (!context) return VITRINE_IMAGE_DAMAGED;
  // Of each side, that of the picture's tiles as well.
  heif.heif_context_set_maximum_image_size_limit_(context, 20000);
  struct heif_image_handle *handle = NULL;
  int is_read =
      worked(heif.heif_context_read_from_memory_without_copy_(context, data, length, NULL), image) &&
      worked(heif.heif_context_get_primary_image_handle_(context, &handle), image);
  if (is_read && pixels) is_read = decode(handle, image, pixels);
  else if (is_read) describe(handle, image);
  if (handle) heif.heif_image_handle_release_(handle);
  heif.heif_context_free_(context);
  return is_read ? VITRINE_IMAGE_READ : VITRINE_IMAGE_DAMAGED;
}

struct output {
  uint8_t *bytes;
  size_t length;
};

static struct heif_error keep(
    struct heif_context *context, const void *bytes, size_t length, void *user) {
  (void)context;
  struct output *output = user;
  struct heif_error error = {heif_error_Ok, heif_suberror_Unspecified, "kept"};
  output->bytes = malloc(length);
  if (output->bytes) {
    memcpy(output->bytes, bytes, length);
    output->length = length;
  }
  return error;
}

static struct heif_image *picture(const uint8_t *pixels, int width, int height) {
  struct heif_image *picture = NULL;
  if (heif.heif_image_create_(
               width, height, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, &picture)
          .code != heif_error_Ok) {
    return NULL;
  }
  int stride = 0;
  if (heif.heif_image_add_plane_(picture, heif_channel_interleaved, width, height, 8).code ==
      heif_error_Ok) {
    uint8_t *rows = heif.heif_image_get_plane_(picture, heif_channel_interleaved, &stride);
    size_t row = (size_t)width * 4;
    for (int y = 0; rows && y < height; y++) {
      memcpy(rows + (size_t)y * (size_t)stride, pixels + (size_t)y * row, row);
    }
    if (rows) return picture;
  }
  heif.heif_image_release_(picture);
  return NULL;
}

uint8_t *vitrine_heic_write(
    const uint8_t *pixels, int width, int height, int quality, size_t *length) {
  if (!is_loaded()) return NULL;
  struct output output = {NULL, 0};
  struct heif_context *context = heif.heif_context_alloc_();
  struct heif_encoder *encoder = NULL;
  struct heif_image *image = NULL;
  struct heif_writer writer = {.writer_api_version = 1, .write = keep};
  if (context &&
      heif.heif_context_get_encoder_for_format_(context, heif_compression_HEVC, &encoder).code ==
          heif_error_Ok &&
      (image = picture(pixels, width, height))) {
    heif.heif_encoder_set_lossy_quality_(encoder, quality);
    if (heif.heif_context_encode_image_(context, image, encoder, NULL, NULL).code == heif_error_Ok) {
      heif.heif_context_write_(context, &writer, &output);
    }
  }
  if (image) heif.heif_image_release_(image);
  if (encoder) heif.heif_encoder_release_(encoder);
  if (context) heif.heif_context_free_(context);
  *length = output.length;
  return output.bytes;
}
