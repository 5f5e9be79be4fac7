#include <linux/seccomp.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "seal.h"

bool seal_can_filter(void) {
  unsigned action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}
