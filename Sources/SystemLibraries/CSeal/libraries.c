// The folders of libraries that an executable names: DT_RUNPATH and DT_RPATH of ELF.

#define _GNU_SOURCE
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "seal.h"

/// A file in memory.
struct image {
  const unsigned char *bytes;
  size_t size;
};

/// nil where it isn't wholly in the file, or not where the processor wants it.
static const void *at(struct image image, uint64_t offset, uint64_t count) {
  if (offset > image.size || count > image.size - offset) return NULL;
  if (count > 1 && offset % sizeof(void *) != 0) return NULL;
  return image.bytes + offset;
}

/// The place in the file of an address; the end of the file where there is none.
static uint64_t offset_of(struct image image, const ElfW(Phdr) *parts, size_t count, uint64_t address) {
  for (size_t i = 0; i < count; i++) {
    const ElfW(Phdr) *part = &parts[i];
    if (part->p_type == PT_LOAD && address >= part->p_vaddr && address - part->p_vaddr < part->p_filesz)
      return part->p_offset + (address - part->p_vaddr);
  }
  return image.size;
}

/// Adds the folders of a list, but for those relative to the executable's.
static void add(struct image image, uint64_t offset, char *folders, size_t size) {
  const char *text = at(image, offset, 1);
  if (!text) return;
  size_t length = strnlen(text, image.size - offset), used = strlen(folders);
  for (size_t start = 0; start < length;) {
    size_t end = start;
    while (end < length && text[end] != ':') end++;
    if (text[start] == '/' && used + (end - start) + 2 < size) {
      if (used) folders[used++] = ':';
      memcpy(folders + used, text + start, end - start);
      used += end - start;
      folders[used] = 0;
    }
    start = end + 1;
  }
}

static void read_folders(struct image image, char *folders, size_t size) {
  const ElfW(Ehdr) *head = at(image, 0, sizeof *head);
  if (!head || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0
      || head->e_ident[EI_CLASS] != (sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32)
      || head->e_phentsize != sizeof(ElfW(Phdr)))
    return;
  const size_t count = head->e_phnum;
  const ElfW(Phdr) *parts = at(image, head->e_phoff, count * sizeof *parts);
  if (!parts) return;
  for (size_t i = 0; i < count; i++) {
    if (parts[i].p_type != PT_DYNAMIC) continue;
    const size_t entries = parts[i].p_filesz / sizeof(ElfW(Dyn));
    const ElfW(Dyn) *dynamic = at(image, parts[i].p_offset, entries * sizeof *dynamic);
    if (!dynamic) return;
    uint64_t strings = image.size;
    for (size_t j = 0; j < entries; j++)
      if (dynamic[j].d_tag == DT_STRTAB)
        strings = offset_of(image, parts, count, dynamic[j].d_un.d_ptr);
    for (size_t j = 0; j < entries && strings < image.size; j++)
      if (dynamic[j].d_tag == DT_RUNPATH || dynamic[j].d_tag == DT_RPATH)
        add(image, strings + dynamic[j].d_un.d_val, folders, size);
  }
}

bool seal_library_folders(const char *executable, char *folders, size_t size) {
  if (size == 0) return false;
  folders[0] = 0;
  int file = open(executable, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0) return false;
  void *bytes = fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0
    ? mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
  close(file);
  if (bytes == MAP_FAILED) return false;
  read_folders((struct image){bytes, (size_t)status.st_size}, folders, size);
  munmap(bytes, (size_t)status.st_size);
  return folders[0] != 0;
}
