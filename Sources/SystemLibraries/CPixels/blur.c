#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Sixteen neighbours are blurred side by side: four pixels of four channels, or sixteen rows or
// columns of one. So there is one loop for every case, and compilers vectorise it.
enum { LANES = 16, LONGEST_KERNEL = 7 };

// One dimension of a blur.
typedef struct {
  int radius;                      // of the boxes; −1 where `kernel` is used
  int boxes;                       // how many, one after the other
  float inside, edge;              // how much of a box's pixels, and of the two just outside
  uint32_t kernel[LONGEST_KERNEL]; // from the middle outwards, of 65536
  int reach;
} plan;

// e^−x for 0 ≤ x: halved until the series is short, then squared back.
static double falling(double x) {
  int halvings = 0;
  while (x > 0.125) {
    x *= 0.5;
    halvings++;
  }
  double sum = 1;
  for (int n = 9; n > 0; n--) sum = 1 - x / n * sum;
  while (halvings-- > 0) sum *= sum;
  return sum;
}

static plan make_plan(double sigma, int boxes) {
  plan p = {.boxes = boxes};
  // So little can't be seen, and the square of the least number there is is 0.
  if (!(sigma > 1e-3)) return p;
  if (sigma >= 2) {
    // Boxes of whole pixels and a part of the next two, so that their variance is exactly right
    // (Gwosdek et al., "Theoretical foundations of Gaussian convolution by extended box filtering",
    // 2011).
    if (sigma > 4096) sigma = 4096;
    double share = sigma * sigma / boxes;
    int r = (int)((sqrt(12 * share + 1) - 1) / 2);
    double part = (2 * r + 1) * (r * (r + 1) - 3 * share) / (6 * (share - (r + 1.0) * (r + 1.0)));
    double weight = 1 / (2 * r + 1 + 2 * part);
    p.radius = r;
    p.inside = (float)weight;
    p.edge = (float)(part * weight);
    p.reach = boxes * (r + 1);
    return p;
  }
  p.radius = -1;
  double weights[LONGEST_KERNEL], sum = 0;
  int reach = (int)(3 * sigma) + 1;
  if (reach >= LONGEST_KERNEL) reach = LONGEST_KERNEL - 1;
  for (int i = 0; i <= reach; i++) {
    weights[i] = falling(i * i / (2 * sigma * sigma));
    sum += i == 0 ? weights[i] : 2 * weights[i];
  }
  uint32_t rest = 65536;
  for (int i = reach; i > 0; i--) {
    p.kernel[i] = (uint32_t)(weights[i] / sum * 65536 + 0.5);
    rest -= 2 * p.kernel[i];
  }
  p.kernel[0] = rest;
  p.reach = reach;
  return p;
}

int px_blur_reach(double sigma, int boxes) { return make_plan(sigma, boxes).reach; }

// A line of `count` pixels is at `line + pad·LANES`, with `pad` pixels free on both sides.
static void extend_line(uint16_t *line, int count, int pad, int extend) {
  uint16_t *first = line + (size_t)pad * LANES, *end = first + (size_t)count * LANES;
  if (!extend) {
    memset(line, 0, (size_t)pad * LANES * sizeof *line);
    memset(end, 0, (size_t)pad * LANES * sizeof *line);
    return;
  }
  for (int i = 0; i < pad; i++) {
    memcpy(line + (size_t)i * LANES, first, LANES * sizeof *line);
    memcpy(end + (size_t)i * LANES, end - LANES, LANES * sizeof *line);
  }
}

// Results for `count` pixels from `from` on; reads radius + 1 pixels around them.
static void box(const uint16_t *from, uint16_t *to, int count, const plan *p) {
  uint32_t sums[LANES] = {0};
  int r = p->radius;
  const uint16_t *before = from - (ptrdiff_t)(r + 1) * LANES, *last = before;
  for (int i = 0; i < 2 * r; i++)
    for (int k = 0; k < LANES; k++) sums[k] += before[(i + 1) * LANES + k];
  last += (ptrdiff_t)(2 * r + 1) * LANES;
  for (int i = 0; i < count; i++, before += LANES, last += LANES, to += LANES)
    for (int k = 0; k < LANES; k++) {
      sums[k] += last[k];
      float edges = (float)(int32_t)(before[k] + last[LANES + k]);
      to[k] = (uint16_t)((float)(int32_t)sums[k] * p->inside + edges * p->edge + 0.5f);
      sums[k] -= before[LANES + k];
    }
}

static void convolve(const uint16_t *from, uint16_t *to, int count, const plan *p) {
  for (int i = 0; i < count; i++, from += LANES, to += LANES)
    for (int k = 0; k < LANES; k++) {
      uint32_t sum = from[k] * p->kernel[0] + 32768;
      for (int n = 1; n <= p->reach; n++)
        sum += (from[k - n * LANES] + from[k + n * LANES]) * p->kernel[n];
      to[k] = (uint16_t)(sum >> 16);
    }
}

// Blurs the line in `a`, with `b` to work in; returns where the result's first pixel is.
static uint16_t *blur_line(uint16_t *a, uint16_t *b, int count, int pad, const plan *p) {
  size_t middle = (size_t)pad * LANES;
  if (p->radius < 0) {
    convolve(a + middle, b + middle, count, p);
    return b + middle;
  }
  // Each pass also fills the margin that the next ones read.
  int margin = pad;
  for (int pass = 0; pass < p->boxes; pass++) {
    margin -= p->radius + 1;
    size_t at = (size_t)(pad - margin) * LANES;
    box(a + at, b + at, count + 2 * margin, p);
    uint16_t *swap = a;
    a = b;
    b = swap;
  }
  return a + middle;
}

// `across` is the distance in bytes between neighbouring lanes' lines, `along` between a lane's
// pixels; `lanes` may be fewer than LANES at the picture's end.
static void load(const uint8_t *from, ptrdiff_t along, const ptrdiff_t *lane, int lanes, int count,
                 uint16_t *line) {
  for (int i = 0; i < count; i++, from += along, line += LANES)
    for (int k = 0; k < lanes; k++) line[k] = (uint16_t)(from[lane[k]] * 257);
}

static void store(uint8_t *to, ptrdiff_t along, const ptrdiff_t *lane, int lanes, int count,
                  const uint16_t *line) {
  for (int i = 0; i < count; i++, to += along, line += LANES)
    for (int k = 0; k < lanes; k++)
      to[lane[k]] = (uint8_t)((line[k] * 255u + 32895) >> 16);
}

// `lines` lines of `count` pixels with `channels` bytes each.
static int blur_lines(uint8_t *pixels, int lines, int count, ptrdiff_t across, ptrdiff_t along,
                      int channels, const plan *p, int extend) {
  if (p->reach == 0) return 1;
  int pad = p->reach, group = LANES / channels;
  size_t length = ((size_t)count + 2 * (size_t)pad) * LANES;
  uint16_t *buffers = calloc(2 * length, sizeof *buffers);
  if (!buffers) return 0;
  ptrdiff_t lane[LANES];
  for (int k = 0; k < LANES; k++) lane[k] = k / channels * across + k % channels;
  for (int first = 0; first < lines; first += group) {
    int lanes = (lines - first < group ? lines - first : group) * channels;
    uint8_t *at = pixels + first * across;
    load(at, along, lane, lanes, count, buffers + (size_t)pad * LANES);
    extend_line(buffers, count, pad, extend);
    uint16_t *result = blur_line(buffers, buffers + length, count, pad, p);
    store(at, along, lane, lanes, count, result);
  }
  free(buffers);
  return 1;
}

int px_blur(uint8_t *pixels, int width, int height, ptrdiff_t stride, int channels, double sigma_x,
            double sigma_y, int boxes, int extend) {
  if (width <= 0 || height <= 0) return 1;
  plan x = make_plan(sigma_x, boxes), y = make_plan(sigma_y, boxes);
  return blur_lines(pixels, height, width, stride, channels, channels, &x, extend) &&
         blur_lines(pixels, width, height, channels, stride, channels, &y, extend);
}
