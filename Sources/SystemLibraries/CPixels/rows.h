// The loops over rows that a picture spends its time in, for variants.h. All is integer, so the pixels don't depend on
// the instructions.

// Four pixels, a lane for each channel, wide enough for products. By pointer: what a function returns depends
// on the processor that it is compiled for.
static inline __attribute__((always_inline)) void ROW(load)(lanes *v, const uint32_t *from) {
  bytes b;
  memcpy(&b, from, sizeof b);
  *v = __builtin_convertvector(b, lanes);
}

static inline __attribute__((always_inline)) void ROW(store)(uint32_t *to, const lanes *v) {
  bytes b = __builtin_convertvector(*v, bytes);
  memcpy(to, &b, sizeof b);
}

// x / 255, rounded, for products of two bytes.
static inline __attribute__((always_inline)) void ROW(by_255)(lanes *x) {
  *x += 128;
  *x = (*x + (*x >> 8)) >> 8;
}

// `top`, which is coloured and not yet multiplied by its coverage, over four pixels.
static inline __attribute__((always_inline)) void ROW(blend)(uint32_t *to, const lanes *color,
                                                             const uint8_t *mask) {
  typedef uint8_t four __attribute__((vector_size(4)));
  four m;
  memcpy(&m, mask, sizeof m);
  bytes each = __builtin_shufflevector(m, m, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  lanes top = __builtin_convertvector(each, lanes) * *color;
  ROW(by_255)(&top);
  lanes rest = 255 - __builtin_shufflevector(top, top, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15,
                                             15, 15, 15);
  lanes below;
  ROW(load)(&below, to);
  below *= rest;
  ROW(by_255)(&below);
  below += top;
  ROW(store)(to, &below);
}

static void ROW(fill)(uint32_t *to, uint32_t color, int count) {
  for (int i = 0; i < count; i++) to[i] = color;
}

static void ROW(mask_row)(uint32_t *to, const uint8_t *mask, int width, uint32_t color) {
  int is_opaque = color >> 24 == 255, x = 0;
  uint32_t repeated[4] = {color, color, color, color};
  lanes wide;
  ROW(load)(&wide, repeated);
  for (; x + 4 <= width; x += 4) {
    uint32_t four;
    memcpy(&four, mask + x, 4);
    if (four == 0) continue;
    if (four == 0xFFFFFFFF && is_opaque)
      memcpy(to + x, repeated, sizeof repeated);
    else
      ROW(blend)(to + x, &wide, mask + x);
  }
  for (; x < width; x++)
    if (mask[x]) to[x] = over(scale(color, mask[x]), to[x]);
}

static void ROW(constant_row)(uint32_t *to, int width, uint32_t color) {
  if (width <= 0 || color >> 24 == 0) return;
  if (color >> 24 == 255) {
    ROW(fill)(to, color, width);
    return;
  }
  uint32_t repeated[4] = {color, color, color, color};
  lanes top, rest = {0};
  ROW(load)(&top, repeated);
  rest += (uint16_t)(255 - (color >> 24));
  int x = 0;
  for (; x + 4 <= width; x += 4) {
    lanes below;
    ROW(load)(&below, to + x);
    below *= rest;
    ROW(by_255)(&below);
    below += top;
    ROW(store)(to + x, &below);
  }
  for (; x < width; x++) to[x] = over(color, to[x]);
}

static void ROW(mask_over)(uint32_t *to, ptrdiff_t stride, const uint8_t *mask,
                           ptrdiff_t mask_stride, int width, int height, uint32_t color) {
  for (int y = 0; y < height; y++)
    ROW(mask_row)(to + y * stride, mask + y * mask_stride, width, color);
}

static void ROW(stretched_mask_over)(uint32_t *to, ptrdiff_t stride, const uint8_t *mask,
                                     ptrdiff_t mask_stride, int middle_x, int middle_y,
                                     int extra_x, int extra_y, int x0, int y0, int x1, int y1,
                                     uint32_t color) {
  int left_end = clamped(middle_x, x0, x1);
  int right_start = clamped(middle_x + extra_x, x0, x1);
  for (int y = y0; y < y1; y++) {
    int row = y < middle_y ? y : y < middle_y + extra_y ? middle_y : y - extra_y;
    const uint8_t *coverage = mask + row * mask_stride;
    uint32_t *line = to + y * stride;
    ROW(mask_row)(line + x0, coverage + x0, left_end - x0, color);
    ROW(constant_row)(line + left_end, right_start - left_end, scale(color, coverage[middle_x]));
    ROW(mask_row)(line + right_start, coverage + right_start - extra_x, x1 - right_start, color);
  }
}

static void ROW(colors_over)(uint32_t *to, const uint32_t *colors, const uint8_t *mask, int width) {
  int x = 0;
  for (; x + 4 <= width; x += 4) {
    lanes color;
    ROW(load)(&color, colors + x);
    ROW(blend)(to + x, &color, mask + x);
  }
  for (; x < width; x++) to[x] = over(scale(colors[x], mask[x]), to[x]);
}

static void ROW(to_straight_rgba)(uint32_t *to, const uint32_t *from, size_t count) {
  enum { GROUP = 16 };
  size_t i = 0;
  for (; i + GROUP <= count; i += GROUP) {
    uint32_t common = 0xFFFFFFFF;
    for (size_t k = i; k < i + GROUP; k++) common &= from[k];
    if (common >> 24 == 255)
      for (size_t k = i; k < i + GROUP; k++) to[k] = swapped(from[k]);
    else
      for (size_t k = i; k < i + GROUP; k++) to[k] = straight(from[k]);
  }
  for (; i < count; i++) to[i] = straight(from[i]);
}

static void ROW(from_straight_rgba)(uint32_t *to, const uint8_t *from, size_t count) {
  enum { GROUP = 16 };
  size_t i = 0;
  for (; i + GROUP <= count; i += GROUP) {
    uint32_t group[GROUP], common = 0xFFFFFFFF;
    memcpy(group, from + 4 * i, sizeof group);
    for (size_t k = 0; k < GROUP; k++) common &= group[k];
    if (common >> 24 == 255)
      for (size_t k = 0; k < GROUP; k++) to[i + k] = swapped(group[k]);
    else
      for (size_t k = 0; k < GROUP; k++) to[i + k] = premultiplied(swapped(group[k]));
  }
  for (; i < count; i++) {
    uint32_t pixel;
    memcpy(&pixel, from + 4 * i, sizeof pixel);
    to[i] = premultiplied(swapped(pixel));
  }
}
