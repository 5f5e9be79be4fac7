#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "seal.h"

/// The number of processes that are counted: more are far too many anyway.
enum { most_processes = 2048, most_measured = 64 };

/// A file's first bytes, ended by a 0. Returns false where it can't be read.
static bool read_text(const char *path, char *text, size_t size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, size - 1);
  close(file);
  text[count > 0 ? count : 0] = 0;
  return count > 0;
}

/// The memory of a process, with what it shares divided by the number of those that share it: a copy of a process
/// has all its memory in common with it. 0 where the system doesn't say.
static uint64_t own_bytes(pid_t process) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", process);
  if (!read_text(path, text, sizeof text)) return 0;
  const char *line = strstr(text, "\nPss:");
  return line ? strtoull(line + 5, NULL, 10) << 10 : 0;
}

static void add_own(pid_t process, struct seal_usage *usage) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  if (!read_text(path, text, sizeof text)) return;
  // The name, in round brackets, may hold anything.
  char *field = strrchr(text, ')');
  if (!field) return;
  int number = 2;
  for (char *word = strtok_r(field, " ", &field); word; word = strtok_r(NULL, " ", &field), number++) {
    if (number == 20) usage->threads += strtoull(word, NULL, 10);
    if (number == 24) usage->bytes += strtoull(word, NULL, 10) * (uint64_t)sysconf(_SC_PAGESIZE);
  }
}

/// Adds the processes that the threads of one started to a list.
static void add_children(pid_t process, pid_t *list, size_t *count) {
  char path[96], text[8192];
  snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *folder = opendir(path);
  if (!folder) return;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (entry->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%.16s/children", process, entry->d_name);
    if (!read_text(path, text, sizeof text)) continue;
    char *rest = text;
    for (char *word; *count < most_processes && (word = strtok_r(rest, " ", &rest));)
      list[(*count)++] = (pid_t)strtol(word, NULL, 10);
  }
  closedir(folder);
}

struct seal_usage seal_usage(pid_t process) {
  struct seal_usage usage = {0};
  pid_t list[most_processes] = {process};
  size_t count = 1;
  for (size_t i = 0; i < count; i++) {
    add_own(list[i], &usage);
    add_children(list[i], list, &count);
  }
  if (count == 1) return usage;
  // Rare: what starts processes is Swift's runtime after a crash, or code that shouldn't.
  uint64_t bytes = 0;
  for (size_t i = 0; i < count && i < most_measured; i++) bytes += own_bytes(list[i]);
  if (bytes > 0) usage.bytes = bytes;
  return usage;
}
