// Where a process's data lies: what hashes by identity has an order that follows from it.

#include <sys/personality.h>

#include "order.h"

bool order_fix_addresses(bool fixed) {
  int current = personality(0xFFFFFFFF);
  if (current < 0) return false;
  unsigned wanted = fixed ? (unsigned)current | ADDR_NO_RANDOMIZE : (unsigned)current & ~(unsigned)ADDR_NO_RANDOMIZE;
  return personality(wanted) >= 0;
}

bool order_has_fixed_addresses(void) {
  int current = personality(0xFFFFFFFF);
  return current >= 0 && current & ADDR_NO_RANDOMIZE;
}
