// Loops over the pixels of Core Image's filters. A pixel is four floats: red, green, blue, each times alpha, and alpha.
// No operation is contracted, so that every processor gives the same values.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Bytes to floats. `values` holds the value of each byte; colors are those of bytes divided by their alpha.
void filters_from_bytes(const uint8_t *bytes, size_t count, const float *values, float *pixels);

/// Floats to bytes. A color's byte is the number of `limits` below it: 255 ascending limits between bytes.
void filters_to_bytes(const float *pixels, size_t count, const float *limits, uint8_t *bytes);

/// Convolves rows, then columns, with a symmetric kernel: `kernel[0]` is its middle, `kernel[reach]` its end.
/// There is nothing outside. `scratch` has the size of `pixels`.
void filters_convolve(float *pixels, size_t width, size_t height, const float *kernel, size_t reach, float *scratch);

/// Multiplies red, green, blue, alpha and 1, not multiplied by alpha, by four rows of five numbers.
void filters_matrix(float *pixels, size_t count, const float *matrix);

/// The sum of all pixels, in doubles.
void filters_sum(const float *pixels, size_t count, double *sum);

/// Draws `source` into `pixels`: the point at the middle of each pixel is mapped by `a x + c y + tx`, `b x + d y + ty`
/// to the source. Nearest pixels, or four mixed by their distance; nothing outside.
void filters_resample(
    const float *source, size_t source_width, size_t source_height, const double *map, int nearest, float *pixels,
    size_t width, size_t height);

/// Puts `top` over `bottom`, into `bottom`.
void filters_over(float *bottom, const float *top, size_t count);
