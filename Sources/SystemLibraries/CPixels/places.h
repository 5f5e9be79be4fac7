// The colours of a row of a gradient, for variants.h. Each step is one operation of IEEE 754 and none are contracted,
// so the places are the same.

// Square roots, rounded correctly. The C library's function, which sets errno, isn't made wide by the compiler.
static void ROW(roots)(float *t, int n) {
#if __has_builtin(__builtin_elementwise_sqrt)
  typedef float wide __attribute__((vector_size(LANES * sizeof(float))));
  for (int i = 0; i < n; i += LANES) {
    wide v;
    memcpy(&v, t + i, sizeof v);
    v = __builtin_elementwise_sqrt(v);
    memcpy(t + i, &v, sizeof v);
  }
#else
  for (int i = 0; i < n; i++) t[i] = sqrtf(t[i]);
#endif
}

// Places along the gradient, 0…1, of `n` ≤ CHUNK pixels from (x, y) to the right; `n` is a multiple of LANES.
static void ROW(places)(const px_gradient *g, int x, int y, int n, float *t) {
  const double *m = g->map;
  double px = x + 0.5, py = y + 0.5;
  float u0 = (float)(m[0] * px + m[2] * py + m[4]), du = (float)m[0];
  float v0 = (float)(m[1] * px + m[3] * py + m[5]), dv = (float)m[1];
  if (g->kind == PX_LINEAR) {
    for (int i = 0; i < n; i++) t[i] = u0 + (float)i * du;
  } else if (g->kind == PX_RADIAL) {
    float from = (float)g->start, scale = (float)(1 / (g->end - g->start));
    for (int i = 0; i < n; i++) {
      float u = u0 + (float)i * du, v = v0 + (float)i * dv;
      t[i] = u * u + v * v;
    }
    ROW(roots)(t, n);
    for (int i = 0; i < n; i++) t[i] = (t[i] - from) * scale;
  } else {
    const float turn = 6.2831853f;
    float first = (float)g->start / turn, part = (float)(g->end - g->start) / turn;
    float half_gap = (1 - part) / 2;
    for (int i = 0; i < n; i++) {
      float u = u0 + (float)i * du, v = v0 + (float)i * dv;
      float au = u < 0 ? -u : u, av = v < 0 ? -v : v;
      float low = au < av ? au : av, high = au < av ? av : au;
      float q = low / (high > 0 ? high : 1), q2 = q * q;
      // Abramowitz and Stegun 4.4.49: arctangent to 1e-5 on 0…1.
      float a = q * (0.9998660f + q2 * (-0.3302995f + q2 * (0.1801410f + q2 * (-0.0851330f +
                q2 * 0.0208351f))));
      a = au < av ? turn / 4 - a : a;
      a = u < 0 ? turn / 2 - a : a;
      a = v < 0 ? turn - a : a;
      a = a / turn - first;
      a -= (float)(int)a;
      a = a < 0 ? a + 1 : a;
      // What the sweep leaves out is halved between its ends.
      float outside = a - part < half_gap ? 1 : 0;
      t[i] = a > part ? outside : a / part;
    }
  }
}

static void ROW(colors_of)(const px_gradient *g, int x, int y, int n, uint32_t *to) {
  float t[CHUNK];
  int index[CHUNK];
  float top = (float)(g->count - 1);
  int whole = (n + LANES - 1) / LANES * LANES;
  ROW(places)(g, x, y, whole, t);
  for (int i = 0; i < whole; i++) {
    float v = t[i] > 0 ? t[i] : 0;
    index[i] = (int)((v < 1 ? v : 1) * top + 0.5f);
  }
  for (int i = 0; i < n; i++) to[i] = g->colors[index[i]];
}
