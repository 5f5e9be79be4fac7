/// Loops over pixels, in C because they must be quick in debug builds too. Everything is integer or
/// plain IEEE arithmetic, so the bytes are the same on every processor.
///
/// A pixel is cairo's: premultiplied ARGB in one native-endian 32-bit word. Strides count pixels.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// compose.c

/// Colour through an 8-bit coverage mask, over what is there.
void px_mask_over(uint32_t *to, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride,
                  int width, int height, uint32_t color);
/// As px_mask_over, one row, each pixel with a colour of its own.
void px_colors_over(uint32_t *to, const uint32_t *colors, const uint8_t *mask, int width);
/// A picture over what is there, its pixels multiplied by `alpha` (0…255).
void px_over(uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride, int width,
             int height, uint8_t alpha);
/// As px_mask_over, with a mask whose column `middle_x` and row `middle_y` are repeated `extra_x` and
/// `extra_y` times. Only the window [x0, x1) × [y0, y1) of the stretched mask is drawn; `to` is the position
/// of its upper left corner, which may lie outside the picture.
void px_stretched_mask_over(uint32_t *to, ptrdiff_t stride, const uint8_t *mask,
                            ptrdiff_t mask_stride, int middle_x, int middle_y, int extra_x,
                            int extra_y, int x0, int y0, int x1, int y1, uint32_t color);
/// Quartz's plus darker: the sum of the alphas, less the sum of what is missing to each colour.
void px_plus_darker(uint32_t *to, ptrdiff_t stride, const uint32_t *from, ptrdiff_t from_stride,
                    int width, int height);
/// Lowers colours that rounding has left above their alpha.
void px_limit_to_alpha(uint32_t *pixels, ptrdiff_t stride, int width, int height);
/// Alpha becomes luminance (Rec. 709) times alpha, colour black.
void px_luminance_to_alpha(uint32_t *pixels, ptrdiff_t stride, int width, int height);
/// Four rows of five, on components 0…1 that aren't premultiplied.
void px_color_matrix(uint32_t *pixels, ptrdiff_t stride, int width, int height,
                     const double *matrix);
/// The alpha alone, strides in bytes and pixels.
void px_alpha(uint8_t *to, ptrdiff_t to_stride, const uint32_t *from, ptrdiff_t stride, int width,
              int height);
/// Adds coverage to coverage, up to 255.
void px_add_mask(uint8_t *to, ptrdiff_t to_stride, const uint8_t *mask, ptrdiff_t stride, int width,
                 int height);
/// Turns every pixel into `color` times its alpha.
void px_tint(uint32_t *pixels, ptrdiff_t stride, int width, int height, uint32_t color);
/// Swaps red and blue: between cairo's words and bytes in the order red, green, blue, alpha.
void px_swap_red_blue(uint32_t *to, const uint32_t *from, size_t count);
/// As px_swap_red_blue, and divides by alpha.
void px_to_straight_rgba(uint32_t *to, const uint32_t *from, size_t count);
/// The way back: from bytes in that order, multiplied by alpha, at any address.
void px_from_straight_rgba(uint32_t *to, const uint8_t *from, size_t count);
/// Writes one word `count` times.
void px_fill(uint32_t *to, uint32_t color, size_t count);

// rows.c

/// The functions of these names without `_by`, with instructions that are named: those of the widest
/// registers that the processor has, or those that every processor of its kind has. The pixels are the same,
/// which tests compare.
typedef enum { PX_WIDEST, PX_PLAIN } px_instructions;
void px_mask_over_by(px_instructions how, uint32_t *to, ptrdiff_t stride, const uint8_t *mask,
                     ptrdiff_t mask_stride, int width, int height, uint32_t color);
void px_stretched_mask_over_by(px_instructions how, uint32_t *to, ptrdiff_t stride,
                               const uint8_t *mask, ptrdiff_t mask_stride, int middle_x,
                               int middle_y, int extra_x, int extra_y, int x0, int y0, int x1,
                               int y1, uint32_t color);
void px_colors_over_by(px_instructions how, uint32_t *to, const uint32_t *colors,
                       const uint8_t *mask, int width);
void px_to_straight_rgba_by(px_instructions how, uint32_t *to, const uint32_t *from, size_t count);
void px_from_straight_rgba_by(px_instructions how, uint32_t *to, const uint8_t *from, size_t count);

// blur.c

/// Blurs `channels` (1 or 4) bytes a pixel in place, stride in bytes. Beyond the edges there is
/// nothing, or, where `extend`, the edge goes on. From a standard deviation of 2 pixels on, `boxes`
/// (1 or more) of the same variance approximate the Gaussian, three very nearly; below, its own weights
/// are used. Returns 0 where memory ran out.
int px_blur(uint8_t *pixels, int width, int height, ptrdiff_t stride, int channels, double sigma_x,
            double sigma_y, int boxes, int extend);
/// The number of pixels that a blur reaches beyond the shape.
int px_blur_reach(double sigma, int boxes);

// sample.c

/// The picture at a new size: pixel (i, j) of `to` is centred on (x0 + (i + ½)·step_x,
/// y0 + (j + ½)·step_y) of `from`. `sharpness` 0 takes the nearest pixel, 1 a triangle as wide as
/// the step, 2 a Catmull-Rom curve. Edges go on. Returns 0 where memory ran out.
int px_resample(const uint32_t *from, int from_width, int from_height, ptrdiff_t from_stride,
                double x0, double y0, double step_x, double step_y, uint32_t *to, int width,
                int height, ptrdiff_t stride, int sharpness);

/// The picture through a map with perspective: the pixel at (x, y) of `to`, counted from (x0, y0), is
/// what `from` has at ((m0·x + m1·y + m2) / w, (m3·x + m4·y + m5) / w) with w = m6·x + m7·y + m8, the
/// mean of four places in it. Where w isn't above 0, and beyond the picture, there is nothing.
void px_project(const uint32_t *from, int from_width, int from_height, ptrdiff_t from_stride,
                const double *m, uint32_t *to, ptrdiff_t stride, double x0, double y0, int width,
                int height);

// gradient.c

enum { PX_LINEAR, PX_RADIAL, PX_ANGULAR };

typedef struct {
  int kind;
  /// From pixels to the gradient's space (a, b, c, d, tx, ty, as in CGAffineTransform). Linear: the
  /// location, 0…1, is x. Radial: the circles' centre is (0, 0). Angular: so is the centre, and angles
  /// go clockwise from the x axis.
  double map[6];
  /// The radii, or the angles in radians.
  double start, end;
  /// Premultiplied, evenly from 0 to 1.
  const uint32_t *colors;
  int count;
  int is_opaque;
} px_gradient;

/// Fills `colors` from stops of five numbers: location, red, green, blue, alpha (not premultiplied, as
/// they are interpolated).
void px_color_table(const double *stops, int stop_count, double alpha, uint32_t *colors, int count);
/// Replaces pixels; `x0` and `y0` are the position of the first in the gradient's pixels.
void px_gradient_fill(const px_gradient *gradient, uint32_t *to, ptrdiff_t stride, int x0, int y0,
                      int width, int height);
/// The same with instructions that are named.
void px_gradient_fill_by(px_instructions how, const px_gradient *gradient, uint32_t *to,
                         ptrdiff_t stride, int x0, int y0, int width, int height);
/// As px_stretched_mask_over; `left` and `top` are the position of `to` in the gradient's pixels.
void px_stretched_gradient_over(const px_gradient *gradient, uint32_t *to, ptrdiff_t stride,
                                int left, int top, const uint8_t *mask, ptrdiff_t mask_stride,
                                int middle_x, int middle_y, int extra_x, int extra_y, int x0,
                                int y0, int x1, int y1);

// png.c

/// Work buffers of the encoder, kept from one picture to the next. One a thread.
typedef struct px_encoder px_encoder;
px_encoder *px_encoder_new(void);
void px_encoder_free(px_encoder *encoder);
/// A zlib stream of the picture as PNG wants it: a filter byte before each row, RGBA, straight
/// alpha. Returns its size and points `stream` at it until the next call; 0 where memory ran out.
size_t px_encode(px_encoder *encoder, const uint32_t *pixels, ptrdiff_t stride, int width,
                 int height, const uint8_t **stream);

/// Makes malloc keep freed memory for the next picture. By default glibc gives every buffer of a
/// picture's size back to the kernel, which then maps it again, page after page, filled with zeros.
void px_keep_freed_memory(void);

#endif
