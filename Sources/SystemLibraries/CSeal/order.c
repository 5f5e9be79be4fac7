#define _GNU_SOURCE
#include "order.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// MARK: Writing

struct text {
  char *bytes;
  size_t count, room;
};

static bool add(struct text *text, const void *bytes, size_t count) {
  if (text->count + count > text->room) {
    const size_t room = (text->count + count) * 2;
    char *larger = realloc(text->bytes, room);
    if (!larger) return false;
    text->bytes = larger;
    text->room = room;
  }
  memcpy(text->bytes + text->count, bytes, count);
  text->count += count;
  return true;
}

static bool add_string(struct text *text, const char *string) {
  return add(text, string, strlen(string) + 1);
}

/// The filter of a copy: the process that is copied signals copies, and has a /proc of its own.
static const struct sock_fprog *copy_filter(void) {
  return seal_filter((struct seal_filter_kind){.copies = false});
}

static bool fill(struct text *text, const struct seal_plan *plan) {
  const struct sock_fprog *filter = copy_filter();
  if (!filter) return false;
  struct order_head head = {
    .memory = plan->memory, .file_bytes = plan->file_bytes, .files = plan->files, .path_count = plan->path_count,
    .instruction_count = filter->len};
  while (plan->environment[head.variable_count]) head.variable_count++;
  bool done = add(text, &head, sizeof head) && add_string(text, plan->home);
  for (size_t i = 0; done && i < head.variable_count; i++) done = add_string(text, plan->environment[i]);
  for (size_t i = 0; done && i < plan->path_count; i++)
    done = add(text, &plan->paths[i].access, sizeof(unsigned)) && add_string(text, plan->paths[i].path);
  return done && add(text, filter->filter, filter->len * sizeof *filter->filter);
}

static bool write_all(int file, const struct text *text) {
  for (size_t done = 0; done < text->count;) {
    ssize_t count = write(file, text->bytes + done, text->count - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    done += (size_t)count;
  }
  return true;
}

int order_write(const struct seal_plan *plan) {
  struct text text = {0};
  int file = memfd_create("order", MFD_CLOEXEC);
  if (file >= 0 && !(fill(&text, plan) && write_all(file, &text))) {
    const int error = errno;
    close(file);
    errno = error;
    file = -1;
  }
  free(text.bytes);
  return file;
}

// MARK: Reading

/// The bytes that are left.
struct rest {
  const char *bytes;
  size_t count;
};

static const void *take(struct rest *rest, size_t count) {
  if (count > rest->count) return NULL;
  const char *bytes = rest->bytes;
  rest->bytes += count;
  rest->count -= count;
  return bytes;
}

static const char *take_string(struct rest *rest) {
  const size_t length = strnlen(rest->bytes, rest->count);
  return length < rest->count ? take(rest, length + 1) : NULL;
}

bool order_home(int file, char *home, size_t size) {
  const ssize_t count = pread(file, home, size, sizeof(struct order_head));
  return count > 0 && strnlen(home, (size_t)count) < (size_t)count;
}

/// Zeroed memory that isn't the heap's; NULL where there is none.
static void *memory(size_t count, size_t size) {
  void *bytes = mmap(NULL, (count + 1) * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return bytes == MAP_FAILED ? NULL : bytes;
}

int order_read(int file, struct seal_plan *plan, struct sock_fprog *filter) {
  struct stat status;
  if (fstat(file, &status)) return errno;
  struct rest rest = {.count = (size_t)status.st_size};
  rest.bytes = mmap(NULL, rest.count, PROT_READ, MAP_PRIVATE, file, 0);
  if (rest.bytes == MAP_FAILED) return errno;
  struct order_head head;
  const void *first = take(&rest, sizeof head);
  if (!first) return EBADMSG;
  memcpy(&head, first, sizeof head);
  *plan = (struct seal_plan){
    .memory = head.memory, .file_bytes = head.file_bytes, .files = head.files, .path_count = head.path_count,
    .home = take_string(&rest)};
  const char **variables = memory(head.variable_count, sizeof *variables);
  struct seal_path *paths = memory(head.path_count, sizeof *paths);
  struct sock_filter *instructions = memory(head.instruction_count, sizeof *instructions);
  if (!variables || !paths || !instructions) return ENOMEM;
  for (size_t i = 0; i < head.variable_count; i++) variables[i] = take_string(&rest);
  for (size_t i = 0; i < head.path_count; i++) {
    const void *access = take(&rest, sizeof(unsigned));
    if (!access) return EBADMSG;
    memcpy(&paths[i].access, access, sizeof(unsigned));
    if (!(paths[i].path = take_string(&rest))) return EBADMSG;
  }
  const void *program = take(&rest, head.instruction_count * sizeof *instructions);
  if (!program) return EBADMSG;
  memcpy(instructions, program, head.instruction_count * sizeof *instructions);
  *filter = (struct sock_fprog){.len = (unsigned short)head.instruction_count, .filter = instructions};
  plan->environment = (char *const *)variables;
  plan->paths = paths;
  return 0;
}
