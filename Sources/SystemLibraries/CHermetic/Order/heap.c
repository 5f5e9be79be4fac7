// Where the memory that is asked for next lies, whatever was asked for before.

#define _GNU_SOURCE
#include <malloc.h>
#include <stdatomic.h>
#include <stdint.h>
#include <unistd.h>

#include "order.h"
#include "turns.h"

enum { most_pieces = 500000, smallest = 24, largest_small = 1032 };
static const size_t level_size = (size_t)64 << 20;

/// The end of the executable's data, after which the heap begins where addresses are fixed.
extern char _end[];

static char *top(void) { return (char *)sbrk(0) - mallinfo2().keepcost; }

/// Takes what is free below `end`, in pieces of a size. The result is false where there are too many.
static bool take(size_t size, const char *end, int *pieces) {
  for (; *pieces < most_pieces; *pieces += 1) {
    char *piece = malloc(size);
    // A block of its own, or the first beyond the end.
    if (!piece || piece >= end || piece < _end) return true;
  }
  return false;
}

void order_level_heap(int level) {
  if (!turn_is_kept() || !order_has_fixed_addresses()) return;
  mallopt(M_ARENA_MAX, 1);
  const char *end = top();
  int pieces = 0;
  // From the top nothing is taken that lies below it.
  for (size_t size = level_size / 8; size > largest_small; size /= 2)
    if (!take(size, end, &pieces)) return;
  for (size_t size = largest_small; size >= smallest; size -= 16)
    if (!take(size, end, &pieces)) return;
  char *wanted = (char *)(((uintptr_t)_end & ~(uintptr_t)4095) + (size_t)level * level_size), *current = top();
  if (current + smallest >= wanted) return;
  // A block has eight bytes of its own; it ends where the next begins.
  if (malloc((size_t)(wanted - current) - 8)) return;
}
