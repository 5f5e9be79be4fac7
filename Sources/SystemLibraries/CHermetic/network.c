// The functions that open connections, instead of the C library's: refused while time is stopped.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include "hermetic.h"
#include "world.h"

static _Atomic(hermetic_denied) on_denied;

void hermetic_when_denied(hermetic_denied call) { atomic_store(&on_denied, call); }

int getaddrinfo(const char *restrict node, const char *restrict service,
                const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
  if (world_is_frozen()) {
    hermetic_denied call = atomic_load(&on_denied);
    if (call && node) call(node);
    return EAI_FAIL;
  }
  typedef int (*lookup)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
  lookup real = (lookup)dlsym(RTLD_NEXT, "getaddrinfo");
  return real ? real(node, service, hints, result) : EAI_FAIL;
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
  if (world_is_frozen() && (address->sa_family == AF_INET || address->sa_family == AF_INET6)) {
    errno = ENETUNREACH;
    return -1;
  }
  return (int)kernel_call_errno(SYS_connect, socket, (long)address, length, 0, 0, 0);
}
