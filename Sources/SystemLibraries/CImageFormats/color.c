#include "library.h"

#include <lcms2.h>

static struct {
  FUNCTION(cmsOpenProfileFromMem);
  FUNCTION(cmsCloseProfile);
  FUNCTION(cmsGetColorSpace);
  FUNCTION(cmsCreate_sRGBProfile);
  FUNCTION(cmsCreateRGBProfile);
  FUNCTION(cmsBuildParametricToneCurve);
  FUNCTION(cmsFreeToneCurve);
  FUNCTION(cmsCreateTransform);
  FUNCTION(cmsDeleteTransform);
  FUNCTION(cmsDoTransform);
  FUNCTION(cmsSetLogErrorHandler);
  int is_loaded;
} lcms;

static void load(void) {
  const char *const names[] = {"liblcms2.so.2", NULL};
  void *library = vitrine_open(names);
  if (!library) return;
  FIND(library, lcms, cmsOpenProfileFromMem);
  FIND(library, lcms, cmsCloseProfile);
  FIND(library, lcms, cmsGetColorSpace);
  FIND(library, lcms, cmsCreate_sRGBProfile);
  FIND(library, lcms, cmsCreateRGBProfile);
  FIND(library, lcms, cmsBuildParametricToneCurve);
  FIND(library, lcms, cmsFreeToneCurve);
  FIND(library, lcms, cmsCreateTransform);
  FIND(library, lcms, cmsDeleteTransform);
  FIND(library, lcms, cmsDoTransform);
  FIND(library, lcms, cmsSetLogErrorHandler);
  lcms.is_loaded = 1;
}

int vitrine_color_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return lcms.is_loaded;
}

static cmsHTRANSFORM transform_from(cmsHPROFILE profile, cmsUInt32Number format) {
  cmsHPROFILE srgb = lcms.cmsCreate_sRGBProfile_();
  if (!srgb) return NULL;
  cmsHTRANSFORM transform = lcms.cmsCreateTransform_(
      profile, format, srgb, TYPE_RGB_8, INTENT_PERCEPTUAL, cmsFLAGS_NOCACHE);
  lcms.cmsCloseProfile_(srgb);
  return transform;
}

/// Whether the colors that a transformation changes most stay within a step of 255.
static int changes_nothing(cmsHTRANSFORM transform) {
  uint8_t before[17 * 4 * 3], after[17 * 4 * 3];
  for (int i = 0; i < 17; i++) {
    uint8_t value = (uint8_t)(i * 255 / 16);
    for (int channel = 0; channel < 4; channel++) {
      uint8_t *color = before + (i * 4 + channel) * 3;
      // Greys, then each of the three alone.
      for (int c = 0; c < 3; c++) color[c] = channel == 3 || channel == c ? value : 0;
    }
  }
  lcms.cmsDoTransform_(transform, before, after, 17 * 4);
  for (int i = 0; i < 17 * 4 * 3; i++) {
    if (abs(before[i] - after[i]) > 1) return 0;
  }
  return 1;
}

enum { CHUNK = 1024 };

/// Converts pixels of four bytes; `channels` of them go in, the fourth stays unless it is an ink.
static void convert(cmsHTRANSFORM transform, int channels, uint8_t *pixels, size_t count) {
  uint8_t in[CHUNK * 4], out[CHUNK * 3];
  while (count > 0) {
    size_t some = count < CHUNK ? count : CHUNK;
    for (size_t i = 0; i < some; i++) {
      memcpy(in + i * (size_t)channels, pixels + i * 4, (size_t)channels);
    }
    lcms.cmsDoTransform_(transform, in, out, (cmsUInt32Number)some);
    for (size_t i = 0; i < some; i++) {
      memcpy(pixels + i * 4, out + i * 3, 3);
      if (channels == 4) pixels[i * 4 + 3] = 255;
    }
    pixels += some * 4;
    count -= some;
  }
}

static int convert_rgb(cmsHPROFILE profile, uint8_t *pixels, size_t count) {
  cmsHTRANSFORM transform = transform_from(profile, TYPE_RGB_8);
  if (!transform) return 0;
  int changes = !changes_nothing(transform);
  if (changes) convert(transform, 3, pixels, count);
  lcms.cmsDeleteTransform_(transform);
  return changes;
}

/// A grey picture's pixels have three equal parts by now.
static int convert_gray(cmsHPROFILE profile, uint8_t *pixels, size_t count) {
  cmsHTRANSFORM transform = transform_from(profile, TYPE_GRAY_8);
  if (!transform) return 0;
  uint8_t grays[256], colors[256 * 3];
  for (int i = 0; i < 256; i++) grays[i] = (uint8_t)i;
  lcms.cmsDoTransform_(transform, grays, colors, 256);
  for (size_t i = 0; i < count; i++) memcpy(pixels + i * 4, colors + pixels[i * 4] * 3, 3);
  lcms.cmsDeleteTransform_(transform);
  return 1;
}

static int convert_cmyk(cmsHPROFILE profile, uint8_t *pixels, size_t count) {
  cmsHTRANSFORM transform = transform_from(profile, TYPE_CMYK_8);
  if (!transform) return 0;
  convert(transform, 4, pixels, count);
  lcms.cmsDeleteTransform_(transform);
  return 1;
}

int vitrine_color_from_profile(
    const uint8_t *profile, size_t length, int layout, uint8_t *pixels, size_t count) {
  if (!vitrine_color_is_available()) return 0;
  cmsHPROFILE opened = lcms.cmsOpenProfileFromMem_(profile, (cmsUInt32Number)length);
  if (!opened) return 0;
  int changed = 0;
  cmsColorSpaceSignature space = lcms.cmsGetColorSpace_(opened);
  if (layout == VITRINE_CMYK) {
    if (space == cmsSigCmykData) changed = convert_cmyk(opened, pixels, count);
  } else if (space == cmsSigRgbData) {
    changed = convert_rgb(opened, pixels, count);
  } else if (space == cmsSigGrayData) {
    changed = convert_gray(opened, pixels, count);
  }
  lcms.cmsCloseProfile_(opened);
  return changed;
}

/// The chromaticities of H.273's table 2; 0 where the primaries are sRGB's or unknown here.
static int find_primaries(int number, cmsCIExyYTRIPLE *primaries) {
  static const cmsCIExyYTRIPLE bt2020 = {{0.708, 0.292, 1}, {0.170, 0.797, 1}, {0.131, 0.046, 1}};
  static const cmsCIExyYTRIPLE display_p3 = {{0.680, 0.320, 1}, {0.265, 0.690, 1}, {0.150, 0.060, 1}};
  switch (number) {
    case 9: *primaries = bt2020; return 1;
    case 12: *primaries = display_p3; return 1;
    default: return 0;
  }
}

int vitrine_color_from_primaries(int number, int transfer, uint8_t *pixels, size_t count) {
  cmsCIExyYTRIPLE primaries;
  // Those of high dynamic range (16, 18) can't be drawn in sRGB without a tone curve.
  if (transfer == 16 || transfer == 18 || !find_primaries(number, &primaries)) return 0;
  if (!vitrine_color_is_available()) return 0;
  // IEC 61966-2-1's curve, as ICC's parametric function 4.
  static const cmsFloat64Number srgb[] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
  static const cmsCIExyY d65 = {0.3127, 0.3290, 1};
  cmsToneCurve *curve = lcms.cmsBuildParametricToneCurve_(NULL, 4, srgb);
  if (!curve) return 0;
  cmsToneCurve *curves[] = {curve, curve, curve};
  cmsHPROFILE profile = lcms.cmsCreateRGBProfile_(&d65, &primaries, curves);
  lcms.cmsFreeToneCurve_(curve);
  if (!profile) return 0;
  int changed = convert_rgb(profile, pixels, count);
  lcms.cmsCloseProfile_(profile);
  return changed;
}
