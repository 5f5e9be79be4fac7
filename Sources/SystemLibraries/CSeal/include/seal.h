#pragma once
#include <stdbool.h>

/// Returns true where this process's kernel can filter system calls.
bool seal_can_filter(void);
