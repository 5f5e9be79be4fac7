#include "jpeg_decoder.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

// libjpeg leaves by longjmp when data is damaged, which Swift can't see past: hence C.
struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf back;
};

static void fail(j_common_ptr info) { longjmp(((struct failure *)info->err)->back, 1); }

static void stay_silent(j_common_ptr info) { (void)info; }

static void begin(struct jpeg_decompress_struct *info, struct failure *failure) {
  info->err = jpeg_std_error(&failure->manager);
  failure->manager.error_exit = fail;
  failure->manager.output_message = stay_silent;
  jpeg_create_decompress(info);
}

int vitrine_jpeg_size(const uint8_t *data, size_t length, int *width, int *height) {
  struct jpeg_decompress_struct info;
  struct failure failure;
  if (setjmp(failure.back)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  begin(&info, &failure);
  jpeg_mem_src(&info, (unsigned char *)data, length);
  jpeg_read_header(&info, TRUE);
  *width = (int)info.image_width;
  *height = (int)info.image_height;
  jpeg_destroy_decompress(&info);
  return 1;
}

int vitrine_jpeg_decode(
    const uint8_t *data, size_t length, uint8_t *pixels, int width, int height) {
  struct jpeg_decompress_struct info;
  struct failure failure;
  if (setjmp(failure.back)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  begin(&info, &failure);
  jpeg_mem_src(&info, (unsigned char *)data, length);
  jpeg_read_header(&info, TRUE);
  info.out_color_space = JCS_EXT_RGBA;
  // The slow integer transform gives the same bytes on every processor.
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  if ((int)info.output_width != width || (int)info.output_height != height) fail((j_common_ptr)&info);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = pixels + (size_t)info.output_scanline * (size_t)width * 4;
    jpeg_read_scanlines(&info, &row, 1);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 1;
}
