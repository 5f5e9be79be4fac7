#ifndef VITRINE_LIBRARY_H
#define VITRINE_LIBRARY_H

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "image_formats.h"

// Libraries that few widgets need are opened when they are: linked, they would add 13 ms to the start of each
// process. Their headers give the types.

/// The first of several names that opens; the names end with a null.
void *vitrine_open(const char *const *names);

/// A library's function, of the type that the header gives it.
#define FUNCTION(name) __typeof__(&name) name##_

/// Finds a function; the enclosing function returns where there is none.
#define FIND(library, table, name) \
  if (!((table).name##_ = (__typeof__(&name))dlsym(library, #name))) return

/// The same for functions that older versions lack.
#define FIND_IF_THERE(library, table, name) (table).name##_ = (__typeof__(&name))dlsym(library, #name)

/// Sets the message: at most as much as there is place for.
void vitrine_image_say(vitrine_image *image, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/// Keeps a copy of the profile; only one of a plausible size.
void vitrine_image_set_profile(vitrine_image *image, const void *bytes, size_t length);

/// The orientation that EXIF data states, from its TIFF header on; 1 where it states none.
int vitrine_exif_orientation(const uint8_t *exif, size_t length);

#endif
