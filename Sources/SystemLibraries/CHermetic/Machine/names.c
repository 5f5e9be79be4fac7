// Names of temporary files: random, from the seed.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>

enum { most_tries = 10000, letter_count = 6 };

/// Puts letters into the place of the six X before the last `suffix` characters.
static char *letters_of(char *template, int suffix) {
  size_t length = strlen(template);
  if (suffix < 0 || length < (size_t)suffix + letter_count) return NULL;
  char *letters = template + length - (size_t)suffix - letter_count;
  return strncmp(letters, "XXXXXX", letter_count) == 0 ? letters : NULL;
}

static void fill(char *letters) {
  static const char alphabet[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  unsigned char bytes[letter_count];
  if (getrandom(bytes, sizeof bytes, 0) < 0) memset(bytes, 0, sizeof bytes);
  for (int i = 0; i < letter_count; i++) letters[i] = alphabet[bytes[i] % (sizeof alphabet - 1)];
}

int mkostemps(char *template, int suffix, int flags) {
  char *letters = letters_of(template, suffix);
  if (!letters) {
    errno = EINVAL;
    return -1;
  }
  for (int i = 0; i < most_tries; i++) {
    fill(letters);
    int file = open(template, (flags & ~O_ACCMODE) | O_RDWR | O_CREAT | O_EXCL, 0600);
    if (file >= 0 || errno != EEXIST) return file;
  }
  errno = EEXIST;
  return -1;
}

int mkostemp(char *template, int flags) { return mkostemps(template, 0, flags); }
int mkstemps(char *template, int suffix) { return mkostemps(template, suffix, 0); }
int mkstemp(char *template) { return mkostemps(template, 0, 0); }

char *mkdtemp(char *template) {
  char *letters = letters_of(template, 0);
  if (!letters) {
    errno = EINVAL;
    return NULL;
  }
  for (int i = 0; i < most_tries; i++) {
    fill(letters);
    if (mkdir(template, 0700) == 0) return template;
    if (errno != EEXIST) return NULL;
  }
  errno = EEXIST;
  return NULL;
}
