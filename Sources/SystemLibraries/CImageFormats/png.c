#include "library.h"

#include <png.h>

struct input {
  const uint8_t *data;
  size_t length, position;
  vitrine_image *image;
};

static void take(png_structp png, png_bytep bytes, size_t count) {
  struct input *input = png_get_io_ptr(png);
  if (count > input->length - input->position) png_error(png, "the file ends too early");
  memcpy(bytes, input->data + input->position, count);
  input->position += count;
}

static void fail(png_structp png, png_const_charp message) {
  struct input *input = png_get_error_ptr(png);
  vitrine_image_say(input->image, "%s", message);
  png_longjmp(png, 1);
}

static void stay_silent(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void describe(png_structp png, png_infop info, vitrine_image *image) {
  image->width = png_get_image_width(png, info);
  image->height = png_get_image_height(png, info);
  image->layout = VITRINE_STRAIGHT_RGBA;
  image->orientation = 1;
  png_charp name;
  png_bytep bytes;
  png_uint_32 length;
  int method;
  if (png_get_iCCP(png, info, &name, &method, &bytes, &length)) {
    vitrine_image_set_profile(image, bytes, length);
  }
  if (png_get_eXIf_1(png, info, &length, &bytes)) {
    image->orientation = vitrine_exif_orientation(bytes, length);
  }
}

/// Asks for 8 bits of red, green, blue and alpha in sRGB, whatever is stored.
static void ask_for_rgba(png_structp png, png_infop info) {
  double gamma;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  // By the specification an ICC profile or sRGB's chunk counts before the gamma.
  if (!png_get_valid(png, info, PNG_INFO_iCCP | PNG_INFO_sRGB) && png_get_gAMA(png, info, &gamma)) {
    png_set_gamma(png, PNG_DEFAULT_sRGB, gamma);
  }
}

int vitrine_png_read(const uint8_t *data, size_t length, vitrine_image *image, uint8_t *pixels) {
  struct input input = {data, length, 0, image};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &input, fail, stay_silent);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return VITRINE_IMAGE_DAMAGED;
  }
  png_set_read_fn(png, &input, take);
  png_set_benign_errors(png, 1);
  png_read_info(png, info);
  if (!pixels) {
    describe(png, info, image);
  } else {
    ask_for_rgba(png, info);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    size_t row = (size_t)image->width * 4;
    if (png_get_rowbytes(png, info) != row) png_error(png, "the header states an unknown layout");
    // The rows of the first pass don't set each pixel.
    if (passes > 1) memset(pixels, 0, row * image->height);
    for (int pass = 0; pass < passes; pass++) {
      for (uint32_t y = 0; y < image->height; y++) png_read_row(png, pixels + y * row, NULL);
    }
  }
  png_destroy_read_struct(&png, &info, NULL);
  return VITRINE_IMAGE_READ;
}
