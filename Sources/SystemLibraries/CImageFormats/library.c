#include "library.h"

void *vitrine_open(const char *const *names) {
  for (; *names; names++) {
    void *library = dlopen(*names, RTLD_LAZY | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

void vitrine_image_say(vitrine_image *image, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(image->message, sizeof image->message, format, arguments);
  va_end(arguments);
}

void vitrine_image_set_profile(vitrine_image *image, const void *bytes, size_t length) {
  // The header of a profile alone has 128 bytes; those of printers have some megabytes.
  if (image->profile || !bytes || length < 128 || length > (size_t)16 << 20) return;
  image->profile = malloc(length);
  if (!image->profile) return;
  memcpy(image->profile, bytes, length);
  image->profile_length = length;
}

void vitrine_image_free(vitrine_image *image) {
  free(image->profile);
  image->profile = NULL;
  image->profile_length = 0;
}
