#include "library.h"

#include <webp/decode.h>
#include <webp/demux.h>

static struct {
  FUNCTION(WebPDecodeRGBAInto);
  FUNCTION(WebPDemuxInternal);
  FUNCTION(WebPDemuxDelete);
  FUNCTION(WebPDemuxGetI);
  FUNCTION(WebPDemuxGetFrame);
  FUNCTION(WebPDemuxReleaseIterator);
  FUNCTION(WebPDemuxGetChunk);
  FUNCTION(WebPDemuxReleaseChunkIterator);
  int is_loaded;
} webp;

static void load(void) {
  const char *const decoders[] = {"libwebp.so.7", NULL};
  const char *const readers[] = {"libwebpdemux.so.2", NULL};
  void *decoder = vitrine_open(decoders);
  void *reader = vitrine_open(readers);
  if (!decoder || !reader) return;
  FIND(decoder, webp, WebPDecodeRGBAInto);
  FIND(reader, webp, WebPDemuxInternal);
  FIND(reader, webp, WebPDemuxDelete);
  FIND(reader, webp, WebPDemuxGetI);
  FIND(reader, webp, WebPDemuxGetFrame);
  FIND(reader, webp, WebPDemuxReleaseIterator);
  FIND(reader, webp, WebPDemuxGetChunk);
  FIND(reader, webp, WebPDemuxReleaseChunkIterator);
  webp.is_loaded = 1;
}

static void describe(WebPDemuxer *file, vitrine_image *image) {
  image->width = webp.WebPDemuxGetI_(file, WEBP_FF_CANVAS_WIDTH);
  image->height = webp.WebPDemuxGetI_(file, WEBP_FF_CANVAS_HEIGHT);
  image->layout = VITRINE_STRAIGHT_RGBA;
  image->orientation = 1;
  WebPChunkIterator chunk;
  if (webp.WebPDemuxGetChunk_(file, "ICCP", 1, &chunk)) {
    vitrine_image_set_profile(image, chunk.chunk.bytes, chunk.chunk.size);
    webp.WebPDemuxReleaseChunkIterator_(&chunk);
  }
  if (webp.WebPDemuxGetChunk_(file, "EXIF", 1, &chunk)) {
    const uint8_t *exif = chunk.chunk.bytes;
    size_t length = chunk.chunk.size;
    // Some programs put JPEG's introduction before the TIFF header.
    size_t skipped = length > 6 && memcmp(exif, "Exif\0", 6) == 0 ? 6 : 0;
    image->orientation = vitrine_exif_orientation(exif + skipped, length - skipped);
    webp.WebPDemuxReleaseChunkIterator_(&chunk);
  }
}

static int decode(WebPDemuxer *file, vitrine_image *image, uint8_t *pixels) {
  WebPIterator frame;
  if (!webp.WebPDemuxGetFrame_(file, 1, &frame)) return 0;
  uint64_t right = (uint64_t)frame.x_offset + (uint64_t)frame.width;
  uint64_t bottom = (uint64_t)frame.y_offset + (uint64_t)frame.height;
  int is_read = 0;
  if (right <= image->width && bottom <= image->height) {
    size_t row = (size_t)image->width * 4, size = row * image->height;
    // The first frame of an animation may leave a part of the canvas clear.
    if (frame.width < (int)image->width || frame.height < (int)image->height) memset(pixels, 0, size);
    size_t start = (size_t)frame.y_offset * row + (size_t)frame.x_offset * 4;
    is_read = webp.WebPDecodeRGBAInto_(
                  frame.fragment.bytes, frame.fragment.size, pixels + start, size - start,
                  (int)row) != NULL;
  }
  webp.WebPDemuxReleaseIterator_(&frame);
  return is_read;
}

int vitrine_webp_read(const uint8_t *data, size_t length, vitrine_image *image, uint8_t *pixels) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!webp.is_loaded) return VITRINE_IMAGE_NO_LIBRARY;
  WebPData bytes = {data, length};
  WebPDemuxState state = WEBP_DEMUX_PARSE_ERROR;
  WebPDemuxer *file = webp.WebPDemuxInternal_(&bytes, 0, &state, WEBP_DEMUX_ABI_VERSION);
  if (!file) {
    vitrine_image_say(
        image, "%s",
        state == WEBP_DEMUX_PARSE_ERROR ? "its chunks can't be read" : "the file ends too early");
    return VITRINE_IMAGE_DAMAGED;
  }
  int is_read = 1;
  if (pixels) {
    is_read = decode(file, image, pixels);
    if (!is_read) vitrine_image_say(image, "its pixels can't be decoded");
  } else {
    describe(file, image);
  }
  webp.WebPDemuxDelete_(file);
  return is_read ? VITRINE_IMAGE_READ : VITRINE_IMAGE_DAMAGED;
}
