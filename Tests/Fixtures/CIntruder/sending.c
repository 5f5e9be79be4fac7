// Sending: every kind of socket, from this process and from another.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "probes.h"

// By numbers of calls alone: functions of these names may be replaced.
static int make_socket(int family, int type, int protocol) {
  return (int)syscall(SYS_socket, family, type | SOCK_CLOEXEC, protocol);
}

/// Whether a socket of a kind can be had at all.
static bool has(int family, int type, int protocol) {
  int socket = make_socket(family, type, protocol);
  if (socket < 0) return false;
  close(socket);
  return true;
}

static const struct sockaddr_in nearby = {
  .sin_family = AF_INET, .sin_port = 0x0900 /* 9 */, .sin_addr = {.s_addr = 0x0100007F}};

/// Whether what is sent to this machine is sent; an answer that nobody listens is one.
static bool sends(int type, int flags) {
  int socket = make_socket(AF_INET, type, 0);
  if (socket < 0) return false;
  long result = syscall(SYS_sendto, socket, "x", 1, flags, &nearby, sizeof nearby);
  int cause = errno;
  close(socket);
  errno = cause;
  return result == 1 || cause == ECONNREFUSED || cause == EINPROGRESS;
}

static bool by_udp(void) { return sends(SOCK_DGRAM, 0); }
static bool by_fast_open(void) { return sends(SOCK_STREAM, MSG_FASTOPEN | MSG_NOSIGNAL); }

static bool by_tcp(void) {
  int socket = make_socket(AF_INET, SOCK_STREAM, 0);
  if (socket < 0) return false;
  long result = syscall(SYS_connect, socket, &nearby, sizeof nearby);
  int cause = errno;
  close(socket);
  errno = cause;
  return result == 0 || cause == ECONNREFUSED;
}

static bool by_udp6(void) {
  struct sockaddr_in6 to = {.sin6_family = AF_INET6, .sin6_port = 0x0900, .sin6_addr = IN6ADDR_LOOPBACK_INIT};
  int socket = make_socket(AF_INET6, SOCK_DGRAM, 0);
  if (socket < 0) return false;
  long result = syscall(SYS_sendto, socket, "x", 1, 0, &to, sizeof to);
  int cause = errno;
  close(socket);
  errno = cause;
  return result == 1;
}

static bool by_many(void) {
  int socket = make_socket(AF_INET, SOCK_DGRAM, 0);
  struct iovec part = {"x", 1};
  struct mmsghdr message = {
    .msg_hdr = {.msg_name = (void *)&nearby, .msg_namelen = sizeof nearby, .msg_iov = &part, .msg_iovlen = 1}};
  if (socket < 0) return false;
  long result = syscall(SYS_sendmmsg, socket, &message, 1, 0);
  int cause = errno;
  close(socket);
  errno = cause;
  return result == 1;
}

static bool local_socket(void) { return has(AF_UNIX, SOCK_STREAM, 0); }
static bool local_datagram(void) { return has(AF_UNIX, SOCK_DGRAM, 0); }
static bool control_socket(void) { return has(AF_NETLINK, SOCK_RAW, 0); }
static bool raw_socket(void) { return has(AF_INET, SOCK_RAW, IPPROTO_ICMP); }
static bool packet_socket(void) { return has(AF_PACKET, SOCK_RAW, 0); }
static bool machine_socket(void) { return has(40 /* vsock */, SOCK_STREAM, 0); }
static bool crypto_socket(void) { return has(38 /* alg */, SOCK_SEQPACKET, 0); }

static bool other_pair(void) {
  int ends[2];
  if (syscall(SYS_socketpair, 30 /* tipc */, SOCK_STREAM, 0, ends)) return false;
  close(ends[0]);
  close(ends[1]);
  return true;
}

static bool listening(void) {
  struct sockaddr_in any = {.sin_family = AF_INET, .sin_addr = {.s_addr = 0x0100007F}};
  int socket = make_socket(AF_INET, SOCK_STREAM, 0);
  if (socket < 0) return false;
  bool result = syscall(SYS_bind, socket, &any, sizeof any) == 0 && syscall(SYS_listen, socket, 1) == 0;
  int cause = errno;
  close(socket);
  errno = cause;
  return result;
}

static bool local_listening(void) {
  struct sockaddr_un name = {.sun_family = AF_UNIX, .sun_path = "\0intruder"};
  int socket = make_socket(AF_UNIX, SOCK_STREAM, 0);
  if (socket < 0) return false;
  bool result = syscall(SYS_bind, socket, &name, offsetof(struct sockaddr_un, sun_path) + 9) == 0;
  close(socket);
  return result;
}

static bool by_ring(void) {
  unsigned char parameters[120] = {0};
  long ring = syscall(SYS_io_uring_setup, 1, parameters);
  if (ring < 0) return false;
  close((int)ring);
  return true;
}

/// Whether a copy of this process can send.
static bool by_child(void) {
  long process = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (process < 0) return false;
  if (process == 0) _exit(by_udp() ? 0 : errno);
  int status = 0;
  while (waitpid((pid_t)process, &status, 0) < 0 && errno == EINTR) {}
  errno = WIFEXITED(status) ? WEXITSTATUS(status) : ECANCELED;
  return status == 0;
}

static bool by_program(void) {
  return shell_does("exec 2>/dev/null; exec bash -c 'echo x > /dev/udp/127.0.0.1/9'");
}

const struct probe sending_probes[] = {
  {"send-udp", by_udp},
  {"send-udp-fast", by_many},
  {"send-udp6", by_udp6},
  {"connect-tcp", by_tcp},
  {"send-tcp-fast-open", by_fast_open},
  {"listen-tcp", listening},
  {"local-socket", local_socket},
  {"local-datagram-socket", local_datagram},
  {"local-listening", local_listening},
  {"control-socket", control_socket},
  {"raw-socket", raw_socket},
  {"packet-socket", packet_socket},
  {"machine-socket", machine_socket},
  {"crypto-socket", crypto_socket},
  {"other-socket-pair", other_pair},
  {"send-by-ring", by_ring},
  {"send-by-child", by_child},
  {"send-by-program", by_program},
  {0},
};
