#ifndef VITRINE_JPEG_DECODER_H
#define VITRINE_JPEG_DECODER_H

#include <stddef.h>
#include <stdint.h>

/// The size of a JPEG, pixels. 0 where it isn't one.
int vitrine_jpeg_size(const uint8_t *data, size_t length, int *width, int *height);

/// Decodes into width × height × 4 bytes (red, green, blue, 255), rows from the top.
/// 1 where it worked, 0 where the data is damaged.
int vitrine_jpeg_decode(const uint8_t *data, size_t length, uint8_t *pixels, int width, int height);

#endif
