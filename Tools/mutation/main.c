// Gives damaged files and extreme numbers to Vitrine's own C, which is compiled with sanitizers.
//
//   mutation WHAT COUNT SEED FILE…     WHAT: images, fonts, pixels
//
// The process ends at the first error, at an input that takes more than ten seconds, and where a
// gigabyte isn't enough; it says with which input, so that `mutation WHAT 1 SEED+N FILE…` repeats it.
#define _GNU_SOURCE
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CPixels.h"
#include "CWOFF2.h"
#include "image_formats.h"
#include "mutation.h"

void __sanitizer_set_death_callback(void (*callback)(void));

typedef struct {
  const char *name;
  uint8_t *bytes;
  size_t length;
} sample;

static const char *what;
static _Atomic unsigned long long current;
static const char *_Atomic file_name = "";

static void tell(void) {
  char line[512];
  int length = snprintf(line, sizeof line, "mutation: %s, seed %llu, of %s\n", what,
                        (unsigned long long)current, file_name);
  if (length > 0) (void)!write(2, line, (size_t)length);
}

static void take_too_long(int number) {
  (void)number;
  static const char line[] = "mutation: more than 10 s\n";
  (void)!write(2, line, sizeof line - 1);
  tell();
  abort();
}

static vitrine_image_reader *reader_of(const sample *file) {
  const uint8_t *b = file->bytes;
  if (file->length < 12) return NULL;
  if (!memcmp(b, "\x89PNG", 4)) return vitrine_png_read;
  if (b[0] == 0xFF && b[1] == 0xD8) return vitrine_jpeg_read;
  if (!memcmp(b, "GIF8", 4)) return vitrine_gif_read;
  if (!memcmp(b, "RIFF", 4)) return vitrine_webp_read;
  if (!memcmp(b, "II*", 4) || !memcmp(b, "MM\0*", 4)) return vitrine_tiff_read;
  if (!memcmp(b + 4, "ftyp", 4)) return vitrine_heif_read;
  return NULL;
}

/// As ImageDecoder does, with a smaller limit: what is beyond it takes time and finds nothing.
static void read_image(const sample *file, const uint8_t *data, size_t length) {
  vitrine_image_reader *reader = reader_of(file);
  vitrine_image image = {0};
  if (reader(data, length, &image, NULL) == VITRINE_IMAGE_READ && image.width > 0 &&
      image.height > 0 && image.width <= 1000000 / image.height && image.memory <= 1 << 26) {
    size_t count = (size_t)image.width * image.height;
    uint8_t *pixels = malloc(count * 4);
    int answer = reader(data, length, &image, pixels);
    if (answer == VITRINE_IMAGE_READ || answer == VITRINE_IMAGE_CUT_OFF) {
      if (image.profile)
        vitrine_color_from_profile(image.profile, image.profile_length, image.layout, pixels, count);
      else if (image.primaries)
        vitrine_color_from_primaries(image.primaries, image.transfer, pixels, count);
      if (image.layout == VITRINE_CMYK) vitrine_pixels_mix_inks(pixels, count);
      vitrine_pixels_premultiply(pixels, count);
      vitrine_pixels_unpremultiply(pixels, count);
      uint8_t *turned = malloc(count * 4);
      vitrine_pixels_turn(turned, pixels, image.width, image.height, image.orientation);
      vitrine_pixels_put_on_white(turned, count);
      free(turned);
    }
    free(pixels);
  }
  vitrine_image_free(&image);
}

static void embed_font(const uint8_t *data, size_t length, uint64_t *state) {
  int file = memfd_create("font", MFD_CLOEXEC);
  char path[64];
  (void)snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  if (file >= 0 && write(file, data, length) == (ssize_t)length) {
    static const cw_character characters[] = {{32, 3}, {65, 36}, {66, 37}, {97, 68}, {0x4E2D, 900}};
    cw_axis axes[] = {{0x77676874, 400.5f + (float)mutation_below(state, 400)},
                      {0x6F70737A, (float)mutation_below(state, 64)}};
    size_t size = 0;
    free(cw_embedded_font(path, (unsigned)mutation_below(state, 3), axes, 2, characters, 5, &size));
  }
  if (file >= 0) close(file);
}

/// A number that a layout may come to.
static double length_of(uint64_t *state) {
  static const double extremes[] = {0,    -0.0,  0.5,   1,    -1,      3.75,    1e-300,
                                    1e9,  -1e9,  2.1e9, 4e9,  -2.2e9,  1e300,   -1e300,
                                    0x1p31, 0x1p32, 0x1p53, 0x1p63};
  size_t count = sizeof extremes / sizeof *extremes;
  size_t choice = mutation_below(state, 3 * count);
  if (choice < count) return extremes[choice];
  return (double)(int64_t)mutation_next(state) / 0x1p63 * 300;
}

static void use_pixels(px_encoder *encoder, uint64_t *state) {
  enum { most = 64 };
  static uint32_t from[most * most], to[most * most];
  int width = 1 + (int)mutation_below(state, most), height = 1 + (int)mutation_below(state, most);
  int is_noise = mutation_next(state) & 1;
  uint32_t color = (uint32_t)mutation_next(state);
  for (int i = 0; i < width * height; i++) {
    if (is_noise || mutation_below(state, 9) == 0) color = (uint32_t)mutation_next(state);
    from[i] = color;
  }
  px_limit_to_alpha(from, width, width, height);
  const uint8_t *stream;
  if (px_encode(encoder, from, width, width, height, &stream) == 0) abort();
  px_resample(from, width, height, width, length_of(state), length_of(state), length_of(state),
              length_of(state), to, 1 + (int)mutation_below(state, most),
              1 + (int)mutation_below(state, most), most, (int)mutation_below(state, 3));
  double map[9];
  for (int i = 0; i < 9; i++) map[i] = length_of(state);
  px_project(from, width, height, width, map, to, most, length_of(state), length_of(state), most,
             most);
  double sigma_x = length_of(state), sigma_y = length_of(state);
  // As the rasterizer bounds them.
  if (sigma_x >= 0 && sigma_x < 100 && sigma_y >= 0 && sigma_y < 100)
    px_blur((uint8_t *)from, width, height, (ptrdiff_t)width * 4, 4, sigma_x, sigma_y,
            1 + (int)mutation_below(state, 3), (int)mutation_below(state, 2));
  double stops[15];
  for (int i = 0; i < 15; i++) stops[i] = length_of(state) / 300;
  px_color_table(stops, 3, 0.5, to, 256);
}

static sample load(const char *path) {
  FILE *file = fopen(path, "rb");
  sample found = {path, NULL, 0};
  if (!file) return found;
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  if (length > 0) {
    found.bytes = malloc((size_t)length);
    found.length = fread(found.bytes, 1, (size_t)length, file);
  }
  fclose(file);
  return found;
}

int main(int count, char **words) {
  if (count < 4) return 2;
  what = words[1];
  long long inputs = atoll(words[2]);
  uint64_t seed = strtoull(words[3], NULL, 10);
  __sanitizer_set_death_callback(tell);
  signal(SIGALRM, take_too_long);
  int is_images = !strcmp(what, "images"), is_fonts = !strcmp(what, "fonts");
  sample *samples = calloc((size_t)count, sizeof *samples);
  size_t found = 0, longest = 0;
  for (int i = 4; i < count; i++) {
    sample file = load(words[i]);
    if (file.length == 0 || (is_images && !reader_of(&file))) {
      free(file.bytes);
      continue;
    }
    samples[found++] = file;
    if (file.length > longest) longest = file.length;
  }
  if (found == 0 && (is_images || is_fonts)) {
    fprintf(stderr, "mutation: no files of %s\n", what);
    return 2;
  }
  px_encoder *encoder = px_encoder_new();
  for (long long i = 0; i < inputs; i++) {
    uint64_t state = (seed + (uint64_t)i) * 0xD1342543DE82EF95u;
    current = seed + (uint64_t)i;
    alarm(10);
    if (!is_images && !is_fonts) {
      use_pixels(encoder, &state);
      continue;
    }
    const sample *file = &samples[mutation_below(&state, found)];
    file_name = file->name;
    // Of its own size, so that a read past its end is found.
    size_t room = file->length + 256;
    uint8_t *draft = malloc(room);
    size_t length = mutation_make(file->bytes, file->length, draft, room, &state);
    uint8_t *data = malloc(length ? length : 1);
    memcpy(data, draft, length);
    free(draft);
    if (is_images) read_image(file, data, length);
    else embed_font(data, length, &state);
    free(data);
  }
  px_encoder_free(encoder);
  for (size_t i = 0; i < found; i++) free(samples[i].bytes);
  free(samples);
  printf("%lld damaged inputs of %s passed, from seed %llu\n", inputs, what,
         (unsigned long long)seed);
  return 0;
}
