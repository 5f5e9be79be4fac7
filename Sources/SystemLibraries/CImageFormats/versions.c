#include "library.h"

#include <gif_lib.h>
#include <jpeglib.h>
#include <png.h>

#define TEXT(number) #number
#define TEXT_OF(macro) TEXT(macro)

/// `1.2.4` from three bytes.
static const char *written(unsigned version) {
  static __thread char text[16];
  snprintf(text, sizeof text, "%u.%u.%u", version >> 16 & 255, version >> 8 & 255, version & 255);
  return text;
}

/// The first function of a library that answers as a string or a number.
static void *function(const char *const *names, const char *name) {
  void *library = vitrine_open(names);
  return library ? dlsym(library, name) : NULL;
}

const char *vitrine_image_library_version(const char *name) {
  if (strcmp(name, "png") == 0) return png_get_libpng_ver(NULL);
  if (strcmp(name, "jpeg") == 0) return TEXT_OF(LIBJPEG_TURBO_VERSION);
  if (strcmp(name, "webp") == 0) {
    const char *const names[] = {"libwebp.so.7", NULL};
    int (*version)(void) = (int (*)(void))function(names, "WebPGetDecoderVersion");
    return version ? written((unsigned)version()) : NULL;
  }
  if (strcmp(name, "heif") == 0) {
    const char *const names[] = {"libheif.so.1", NULL};
    const char *(*version)(void) = (const char *(*)(void))function(names, "heif_get_version");
    return version ? version() : NULL;
  }
  if (strcmp(name, "tiff") == 0) {
    const char *const names[] = {"libtiff.so.6", "libtiff.so.5", NULL};
    const char *(*version)(void) = (const char *(*)(void))function(names, "TIFFGetVersion");
    return version ? version() : NULL;
  }
  if (strcmp(name, "lcms") == 0) {
    const char *const names[] = {"liblcms2.so.2", NULL};
    int (*version)(void) = (int (*)(void))function(names, "cmsGetEncodedCMMversion");
    static __thread char text[16];
    if (!version) return NULL;
    snprintf(text, sizeof text, "%d.%d", version() / 1000, version() % 1000 / 10);
    return text;
  }
  if (strcmp(name, "gif") == 0) {
    const char *const names[] = {"libgif.so.7", NULL};
    // giflib has no function that returns its version; this is the headers'.
    return vitrine_open(names)
               ? TEXT_OF(GIFLIB_MAJOR) "." TEXT_OF(GIFLIB_MINOR) "." TEXT_OF(GIFLIB_RELEASE)
               : NULL;
  }
  return NULL;
}
