#define _GNU_SOURCE
#include "checkout.h"

#include <dlfcn.h>

#pragma clang diagnostic ignored "-Wc23-extensions"
static const char version[] = {
#embed "../../../VERSION"
    , 0};

const char *vitrine_version(void) { return version; }

const char *vitrine_source_path(void) { return __FILE__; }

const char *vitrine_image_path(void) {
  Dl_info info;
  return dladdr((const void *)vitrine_image_path, &info) ? info.dli_fname : 0;
}
