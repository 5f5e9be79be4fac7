#include "preview_section.h"

static struct vitrine_image *first;

void vitrine_register_image(struct vitrine_image *image) {
  struct vitrine_image **end = &first;
  while (*end) end = &(*end)->next;
  *end = image;
}

const struct vitrine_image *vitrine_first_image(void) { return first; }

static size_t previews_of(const struct vitrine_image *image) {
  return image->previews ? (size_t)(image->previews_end - image->previews) : 0;
}

size_t vitrine_preview_count(void) {
  size_t count = 0;
  for (const struct vitrine_image *image = first; image; image = image->next)
    count += previews_of(image);
  return count;
}

void *vitrine_preview_at(size_t index) {
  const struct vitrine_image *image = first;
  while (index >= previews_of(image)) {
    index -= previews_of(image);
    image = image->next;
  }
  return image->previews[index]();
}
