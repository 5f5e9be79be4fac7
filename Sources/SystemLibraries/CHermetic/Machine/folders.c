// The order of a folder's items: that of their names, not the file system's.

#define _GNU_SOURCE
#include <dirent.h>
#include <fts.h>
#include <stdlib.h>
#include <string.h>

#include "../Order/turns.h"
#include "fixed.h"

struct listing {
  struct listing *next;
  DIR *folder;
  struct dirent **items;
  size_t count, position;
};

static struct listing *listings;
static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;

static int by_name(const void *one, const void *other) {
  const struct dirent *const *a = one, *const *b = other;
  return strcmp((*a)->d_name, (*b)->d_name);
}

static struct dirent *copy(const struct dirent *item) {
  struct dirent *made = calloc(1, sizeof *made);
  size_t length = item->d_reclen < sizeof *made ? item->d_reclen : sizeof *made;
  memcpy(made, item, length);
  return made;
}

static struct listing *list(DIR *folder) {
  REAL(readdir);
  struct listing *listing = calloc(1, sizeof *listing);
  listing->folder = folder;
  size_t room = 0;
  for (struct dirent *item; (item = real(folder));) {
    if (listing->count == room) {
      room = room ? room * 2 : 32;
      listing->items = realloc(listing->items, room * sizeof *listing->items);
    }
    listing->items[listing->count++] = copy(item);
  }
  if (listing->count) qsort(listing->items, listing->count, sizeof *listing->items, by_name);
  listing->next = listings;
  listings = listing;
  return listing;
}

static void drop(DIR *folder) {
  for (struct listing **place = &listings; *place; place = &(*place)->next) {
    struct listing *listing = *place;
    if (listing->folder != folder) continue;
    *place = listing->next;
    for (size_t i = 0; i < listing->count; i++) free(listing->items[i]);
    free(listing->items);
    free(listing);
    return;
  }
}

struct dirent *readdir(DIR *folder) {
  REAL(readdir);
  if (!machine_is_fixed()) return real(folder);
  pthread_mutex_lock(&guard);
  struct listing *listing = listings;
  while (listing && listing->folder != folder) listing = listing->next;
  if (!listing) listing = list(folder);
  struct dirent *item = listing->position < listing->count ? listing->items[listing->position++] : NULL;
  pthread_mutex_unlock(&guard);
  return item;
}

_Static_assert(sizeof(struct dirent) == sizeof(struct dirent64), "one record for both sizes of files");
struct dirent64 *readdir64(DIR *folder) { return (struct dirent64 *)readdir(folder); }

static void forget(DIR *folder) {
  pthread_mutex_lock(&guard);
  drop(folder);
  pthread_mutex_unlock(&guard);
}

void rewinddir(DIR *folder) {
  REAL(rewinddir);
  if (machine_is_fixed()) forget(folder);
  real(folder);
}

int closedir(DIR *folder) {
  REAL(closedir);
  if (machine_is_fixed()) forget(folder);
  return real(folder);
}

// MARK: Trees

static int by_name_in_tree(const FTSENT **one, const FTSENT **other) {
  return strcmp((*one)->fts_name, (*other)->fts_name);
}

FTS *fts_open(char *const *paths, int options, int (*compare)(const FTSENT **, const FTSENT **)) {
  REAL(fts_open);
  for (char *const *path = paths; *path; path++)
    if (machine_is_folder(*path)) options |= FTS_COMFOLLOW;
  return real(paths, options, compare || !machine_is_fixed() ? compare : by_name_in_tree);
}
