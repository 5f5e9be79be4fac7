// The sources of random bytes, instead of the C library's: Swift's generator asks the kernel by
// `syscall`, others call these by name.

#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Order/waits.h"
#include "world.h"

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  if (!world_is_frozen())
    return kernel_call_errno(SYS_getrandom, (long)buffer, (long)count, flags, 0, 0, 0);
  world_random(buffer, count);
  return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  return getrandom(buffer, count, 0) == (ssize_t)count ? 0 : -1;
}

void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    ssize_t got = getrandom(bytes, count < 256 ? count : 256, 0);
    if (got <= 0) continue;
    bytes += got;
    count -= (size_t)got;
  }
}

uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t reject_below = -bound % bound;
  uint32_t value;
  do value = arc4random();
  while (value < reject_below);
  return value % bound;
}

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a[6];
  for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) return getrandom((void *)a[0], (size_t)a[1], (unsigned)a[2]);
  if (number == SYS_futex) return turn_futex(a);
  return kernel_call_errno(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
