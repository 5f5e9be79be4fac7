#include "library.h"

#include <setjmp.h>
#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>

// libjpeg leaves by longjmp when data is damaged, which Swift can't see past: hence C.
struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf back;
  int is_cut_off;
  /// The reason where it isn't libjpeg's.
  const char *own;
};

static void fail(j_common_ptr info) { longjmp(((struct failure *)info->err)->back, 1); }

static void stay_silent(j_common_ptr info) { (void)info; }

static void heed_warning(j_common_ptr info, int level) {
  if (level >= 0) return;
  int code = info->err->msg_code;
  // Both are filled with grey, as by every decoder. Other warnings don't change the picture.
  if (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER) {
    ((struct failure *)info->err)->is_cut_off = 1;
  }
}

/// A progressive file of some kilobytes can ask for thousands of passes over a large picture.
static void limit_scans(j_common_ptr info) {
  if (!info->is_decompressor || ((j_decompress_ptr)info)->input_scan_number <= 500) return;
  ((struct failure *)info->err)->own = "it has more than 500 scans";
  fail(info);
}

static void start(struct failure *failure) {
  jpeg_std_error(&failure->manager);
  failure->manager.error_exit = fail;
  failure->manager.output_message = stay_silent;
  failure->manager.emit_message = heed_warning;
  failure->is_cut_off = 0;
  failure->own = NULL;
}

static int is_cmyk(const struct jpeg_decompress_struct *info) {
  return info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
}

static void describe(struct jpeg_decompress_struct *info, vitrine_image *image) {
  image->width = info->image_width;
  image->height = info->image_height;
  image->layout = is_cmyk(info) ? VITRINE_CMYK : VITRINE_STRAIGHT_RGBA;
  image->orientation = 1;
  // What libjpeg keeps of a progressive picture: 16 bits for each sample.
  if (info->progressive_mode) {
    image->memory = (uint64_t)info->image_width * info->image_height * (uint64_t)info->num_components * 2;
  }
  for (jpeg_saved_marker_ptr marker = info->marker_list; marker; marker = marker->next) {
    if (marker->marker == JPEG_APP0 + 1 && marker->data_length > 6 &&
        memcmp(marker->data, "Exif\0", 6) == 0) {
      image->orientation = vitrine_exif_orientation(marker->data + 6, marker->data_length - 6);
      break;
    }
  }
  JOCTET *profile;
  unsigned int length;
  if (jpeg_read_icc_profile(info, &profile, &length)) {
    vitrine_image_set_profile(image, profile, length);
    free(profile);
  }
}

static void decode(
    struct jpeg_decompress_struct *info, const vitrine_image *image, uint8_t *pixels) {
  info->out_color_space = is_cmyk(info) ? JCS_CMYK : JCS_EXT_RGBA;
  // The slow integer transform gives the same bytes on every processor.
  info->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(info);
  if (info->output_width != image->width || info->output_height != image->height) {
    ((struct failure *)info->err)->own = "its size changes";
    fail((j_common_ptr)info);
  }
  size_t row = (size_t)image->width * 4;
  while (info->output_scanline < info->output_height) {
    JSAMPROW at = pixels + info->output_scanline * row;
    jpeg_read_scanlines(info, &at, 1);
    // Adobe's programs, which mark their files, store the absence of ink.
    if (is_cmyk(info) && info->saw_Adobe_marker) {
      for (size_t i = 0; i < row; i++) at[i] = 255 - at[i];
    }
  }
  jpeg_finish_decompress(info);
}

int vitrine_jpeg_read(const uint8_t *data, size_t length, vitrine_image *image, uint8_t *pixels) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress = {.progress_monitor = limit_scans};
  struct failure failure;
  start(&failure);
  info.err = &failure.manager;
  if (setjmp(failure.back)) {
    char message[JMSG_LENGTH_MAX];
    failure.manager.format_message((j_common_ptr)&info, message);
    vitrine_image_say(image, "%s", failure.own ? failure.own : message);
    jpeg_destroy_decompress(&info);
    return VITRINE_IMAGE_DAMAGED;
  }
  jpeg_create_decompress(&info);
  info.progress = &progress;
  jpeg_mem_src(&info, (unsigned char *)data, length);
  if (!pixels) {
    jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
    jpeg_save_markers(&info, JPEG_APP0 + 2, 0xFFFF);
  }
  jpeg_read_header(&info, TRUE);
  if (pixels) {
    decode(&info, image, pixels);
  } else {
    describe(&info, image);
  }
  jpeg_destroy_decompress(&info);
  return failure.is_cut_off ? VITRINE_IMAGE_CUT_OFF : VITRINE_IMAGE_READ;
}

/// EXIF with one entry, the orientation.
static void write_orientation(struct jpeg_compress_struct *info, int orientation) {
  uint8_t exif[] = {
      'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1,
      0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, (uint8_t)orientation, 0, 0, 0, 0, 0, 0,
  };
  jpeg_write_marker(info, JPEG_APP0 + 1, exif, sizeof exif);
}

uint8_t *vitrine_jpeg_write(
    const uint8_t *pixels, int width, int height, int quality, int orientation, size_t *length) {
  struct jpeg_compress_struct info;
  struct failure failure;
  // Volatile, since they are set between setjmp and a longjmp.
  unsigned char *volatile bytes = NULL;
  unsigned long volatile count = 0;
  start(&failure);
  info.err = &failure.manager;
  if (setjmp(failure.back)) {
    jpeg_destroy_compress(&info);
    free(bytes);
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, (unsigned char **)&bytes, (unsigned long *)&count);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  info.dct_method = JDCT_ISLOW;
  jpeg_start_compress(&info, TRUE);
  if (orientation != 1) write_orientation(&info, orientation);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)pixels + (size_t)info.next_scanline * (size_t)width * 4;
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  *length = count;
  return bytes;
}
