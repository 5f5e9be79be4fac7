#define _GNU_SOURCE
#include "libraries.h"

#include <link.h>
#include <stdint.h>
#include <string.h>

static const char *const names[library_count] = {"/libdispatch.so", "/libFoundation.so"};

static struct {
  uintptr_t start, end;
} ranges[library_count];

static int find(struct dl_phdr_info *info, size_t size, void *none) {
  (void)size;
  (void)none;
  for (int library = 0; library < library_count; library++) {
    if (!info->dlpi_name || !strstr(info->dlpi_name, names[library])) continue;
    for (int i = 0; i < info->dlpi_phnum; i++) {
      const ElfW(Phdr) *part = &info->dlpi_phdr[i];
      if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
      ranges[library].start = info->dlpi_addr + part->p_vaddr;
      ranges[library].end = ranges[library].start + part->p_memsz;
    }
  }
  return 0;
}

void libraries_find(void) { dl_iterate_phdr(find, NULL); }

bool library_is_found(enum library library) { return ranges[library].end > 0; }

bool library_holds(enum library library, const void *address) {
  return (uintptr_t)address >= ranges[library].start && (uintptr_t)address < ranges[library].end;
}
