#ifndef VITRINE_IMAGE_FORMATS_H
#define VITRINE_IMAGE_FORMATS_H

#include <stddef.h>
#include <stdint.h>

/// The answer of a decoder.
enum {
  VITRINE_IMAGE_READ = 0,
  /// The pixels end before the picture does; the rest is filled by the decoder.
  VITRINE_IMAGE_CUT_OFF = 1,
  VITRINE_IMAGE_DAMAGED = 2,
  /// The decoder's library isn't installed.
  VITRINE_IMAGE_NO_LIBRARY = 3,
};

/// The meaning of the four bytes of a pixel.
enum {
  VITRINE_STRAIGHT_RGBA = 0,
  VITRINE_PREMULTIPLIED_RGBA = 1,
  /// Cyan, magenta, yellow, black; 255 is all of an ink.
  VITRINE_CMYK = 2,
};

/// A file's description of its picture.
typedef struct {
  /// The size of the stored picture, in pixels.
  uint32_t width, height;
  /// The numbers of EXIF, 1 to 8.
  int32_t orientation;
  int32_t layout;
  /// Color primaries and transfer characteristics by ITU-T H.273; 0 where the file states none.
  int32_t primaries, transfer;
  /// The embedded ICC profile, or null; ended by vitrine_image_free.
  uint8_t *profile;
  size_t profile_length;
  /// The bytes that the decoder takes at once, beside the pixels.
  uint64_t memory;
  /// The library's own words about what is wrong.
  char message[160];
} vitrine_image;

/// Reads a picture; of an animation the first frame.
///
/// - image: all zeros before the first call.
/// - pixels: null to read no more than the description, else width × height × 4 bytes, which needn't be
///   set to anything: none is touched before the part of the file that holds it is read.
typedef int vitrine_image_reader(
    const uint8_t *data, size_t length, vitrine_image *image, uint8_t *pixels);

vitrine_image_reader vitrine_png_read;
vitrine_image_reader vitrine_jpeg_read;
vitrine_image_reader vitrine_gif_read;
vitrine_image_reader vitrine_webp_read;
vitrine_image_reader vitrine_tiff_read;
vitrine_image_reader vitrine_heif_read;

void vitrine_image_free(vitrine_image *image);

/// Converts straight RGBA or CMYK pixels in place into straight RGBA of sRGB.
///
/// 0 where nothing was changed: the profile is sRGB's, isn't one of such pixels, is damaged, or Little CMS isn't
/// installed.
int vitrine_color_from_profile(
    const uint8_t *profile, size_t length, int layout, uint8_t *pixels, size_t count);

/// The same for RGBA pixels of primaries and transfer characteristics by ITU-T H.273.
int vitrine_color_from_primaries(int primaries, int transfer, uint8_t *pixels, size_t count);

/// Whether Little CMS is installed.
int vitrine_color_is_available(void);

/// Multiplies colors by alpha, to nearest.
void vitrine_pixels_premultiply(uint8_t *pixels, size_t count);
void vitrine_pixels_unpremultiply(uint8_t *pixels, size_t count);
/// Turns inks without a profile into RGBA: each takes its share of the light.
void vitrine_pixels_mix_inks(uint8_t *pixels, size_t count);
/// Lays premultiplied pixels on white.
void vitrine_pixels_put_on_white(uint8_t *pixels, size_t count);
/// Copies a stored picture of width × height pixels as it is meant to be seen, by EXIF's number, 1 to 8.
void vitrine_pixels_turn(
    uint8_t *to, const uint8_t *from, size_t width, size_t height, int orientation);

/// Encodes opaque RGBA pixels as a JPEG. Null where it fails; freed by the caller.
///
/// - quality: 1 to 100.
/// - orientation: EXIF's number, written down unless it is 1.
uint8_t *vitrine_jpeg_write(
    const uint8_t *pixels, int width, int height, int quality, int orientation, size_t *length);

/// Encodes straight RGBA pixels as an HEIC. Null where it fails, or no encoder is installed.
uint8_t *vitrine_heic_write(
    const uint8_t *pixels, int width, int height, int quality, size_t *length);

/// The version of an image library: of `webp`, `gif`, `tiff`, `heif`, `lcms`, `jpeg` or `png`. Null where it isn't
/// installed.
const char *vitrine_image_library_version(const char *name);

#endif
