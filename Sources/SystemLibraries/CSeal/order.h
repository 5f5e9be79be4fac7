#pragma once
#include "parts.h"

// An order for a copy, as it is in a file in memory: a head, the home folder, the environment, the paths each after its
// access, the instructions of the filter. Texts end with a 0.
//
// What reads an order allocates no memory of the heap: a copy's code must find its objects at the addresses that it would
// find them at in a process of its own.

struct order_head {
  uint64_t memory, file_bytes, files;
  uint64_t path_count, variable_count, instruction_count;
};

/// The standard streams.
enum { most_descriptors = 3 };

/// Writes an order. A descriptor of the file, or -1 with `errno`.
int order_write(const struct seal_plan *plan);

/// Reads the home folder of an order. Returns false where it has none of at most `size` - 1 bytes.
bool order_home(int file, char *home, size_t size);

/// Reads an order. The parts of the plan are never freed: the process that reads it needs them once.
///
/// - Returns: 0, or an error.
int order_read(int file, struct seal_plan *plan, struct sock_fprog *filter);
