// Files whose content differs between machines.

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../world.h"
#include "fixed.h"
#include "machine.h"

struct text {
  const char *path;
  /// NULL where it is made for each reader.
  const char *content;
};

static const struct text texts[] = {
    {"/proc/sys/kernel/random/uuid", NULL},
    {"/proc/sys/kernel/random/boot_id", "5f0c1f2e-8d3a-4b6f-9c51-2d7e4a9b6c10\n"},
    {"/etc/machine-id", "5f0c1f2e8d3a4b6f9c512d7e4a9b6c10\n"},
    {"/var/lib/dbus/machine-id", "5f0c1f2e8d3a4b6f9c512d7e4a9b6c10\n"},
    {"/etc/hostname", "localhost\n"},
    {"/proc/sys/kernel/hostname", "localhost\n"},
    {"/proc/uptime", "100000.00 100000.00\n"},
    {"/proc/loadavg", "0.00 0.00 0.00 1/1 4711\n"},
    {"/proc/version", "Linux version 6.1.0\n"},
    {"/proc/sys/kernel/osrelease", "6.1.0\n"},
    {"/proc/meminfo", "MemTotal:        8388608 kB\nMemFree:         4194304 kB\nMemAvailable:    4194304 kB\n"},
    {"/etc/os-release", "NAME=\"Linux\"\nID=linux\nPRETTY_NAME=\"Linux\"\n"},
    {"/usr/lib/os-release", "NAME=\"Linux\"\nID=linux\nPRETTY_NAME=\"Linux\"\n"},
    {"/etc/passwd", "mobile:*:501:501:Mobile User:/var/mobile:/bin/sh\n"},
};

/// A file in memory with these bytes.
static int file_of(const char *content, size_t count) {
  int file = (int)kernel_call_errno(SYS_memfd_create, (long)"file", 1 /* close on exec */, 0, 0, 0, 0);
  if (file < 0) return file;
  kernel_call(SYS_write, file, (long)content, (long)count, 0, 0, 0);
  kernel_call(SYS_lseek, file, 0, SEEK_SET, 0, 0, 0);
  return file;
}

static int made_identifier(void) {
  unsigned char b[16];
  char text[40];
  world_random(b, sizeof b);
  b[6] = (b[6] & 0x0F) | 0x40;
  b[8] = (b[8] & 0x3F) | 0x80;
  int count = snprintf(
      text, sizeof text, "%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x\n", b[0], b[1],
      b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]);
  return file_of(text, (size_t)count);
}

int machine_open(const char *path) {
  if (!path || path[0] != '/' || !machine_is_fixed()) return -1;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    if (strcmp(path, texts[i].path) != 0) continue;
    return texts[i].content ? file_of(texts[i].content, strlen(texts[i].content)) : made_identifier();
  }
  return -1;
}

bool machine_hides(const char *path) {
  return machine_is_fixed() && strncmp(path, "/sys/fs/cgroup/", 15) == 0;
}

// MARK: What isn't fixed

enum { most_notes = 8, most_length = 128 };
static char notes[most_notes][most_length];
static int note_count;

void machine_note(const char *path) {
  if (!world_is_frozen() || !machine_is_fixed()) return;
  bool differs = strncmp(path, "/proc/", 6) == 0 || strncmp(path, "/sys/", 5) == 0;
  // The runtime's own.
  if (!differs || strncmp(path, "/proc/self/fd/", 14) == 0 || strcmp(path, "/proc/self/maps") == 0
      || strncmp(path, "/proc/self/task", 15) == 0 || strlen(path) >= most_length)
    return;
  for (int i = 0; i < note_count; i++)
    if (strcmp(notes[i], path) == 0) return;
  if (note_count < most_notes) strcpy(notes[note_count++], path);
}

const char *machine_read(int index) { return index < note_count ? notes[index] : NULL; }
