#pragma once
#include <stdbool.h>

/// Libraries whose code is distinguished from that of others. One that is linked into the executable isn't found.
enum library { library_dispatch, library_foundation, library_count };

/// Looks for them; before that none is found.
void libraries_find(void);
bool library_is_found(enum library library);
/// Whether an address is in a library's code.
bool library_holds(enum library library, const void *address);
