// Copies of a process, from the side of the one that orders them.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include "order.h"

int seal_pair(int ends[2]) {
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends)) return errno;
  const int yes = 1;
  if (setsockopt(ends[0], SOL_SOCKET, SO_PASSCRED, &yes, sizeof yes) == 0) return 0;
  const int error = errno;
  close(ends[0]);
  close(ends[1]);
  return error;
}

/// Sends the order's file, the copy's end of the control and its descriptors, in this order. 0, or an error.
static int send_order(int socket, int file, int control, const struct seal_plan *plan) {
  union {
    char bytes[CMSG_SPACE(sizeof(int) * (most_descriptors + 2))];
    struct cmsghdr head;
  } ancillary;
  int descriptors[most_descriptors + 2] = {file, control};
  if (plan->descriptor_count > most_descriptors) return EMFILE;
  memcpy(descriptors + 2, plan->descriptors, plan->descriptor_count * sizeof(int));
  const size_t size = (plan->descriptor_count + 2) * sizeof(int);
  char byte = 0;
  struct iovec part = {&byte, 1};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = ancillary.bytes, .msg_controllen = CMSG_SPACE(size)};
  memset(&ancillary, 0, sizeof ancillary);
  ancillary.head = (struct cmsghdr){.cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(size)};
  memcpy(CMSG_DATA(&ancillary.head), descriptors, size);
  ssize_t count;
  while ((count = sendmsg(socket, &message, MSG_NOSIGNAL)) < 0 && errno == EINTR) {}
  return count < 0 ? errno : 0;
}

/// - Parameter milliseconds: 0 for no limit.
static void limit_waiting(int socket, unsigned milliseconds) {
  const struct timeval limit = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
  setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
}

/// Waits for the copy's message that it is behind its layers, or for its error.
static void await_start(struct seal_copy *copy, unsigned longest) {
  union {
    char bytes[CMSG_SPACE(sizeof(struct ucred))];
    struct cmsghdr head;
  } ancillary;
  int error = 0;
  struct iovec part = {&error, sizeof error};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = ancillary.bytes, .msg_controllen = sizeof ancillary.bytes};
  ssize_t count;
  limit_waiting(copy->control, longest);
  while ((count = recvmsg(copy->control, &message, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) {}
  const int problem = errno;
  limit_waiting(copy->control, 0);
  const struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  copy->error = count == sizeof error ? error : count < 0 ? problem : ECHILD;
  if (copy->error) return;
  if (!head || head->cmsg_type != SCM_CREDENTIALS) {
    copy->error = ECHILD;
    return;
  }
  struct ucred writer;
  memcpy(&writer, CMSG_DATA(head), sizeof writer);
  // It waits for its task, so that the number is still its own.
  copy->handle = (int)syscall(434 /* pidfd_open */, writer.pid, 0);
  if (copy->handle < 0) {
    copy->error = errno;
    kill(writer.pid, SIGKILL);
  } else {
    copy->process = writer.pid;
  }
}

struct seal_copy seal_order(int socket, const struct seal_plan *plan, unsigned longest) {
  struct seal_copy copy = {.handle = -1, .control = -1};
  int ends[2];
  const int file = order_write(plan);
  if (file < 0) {
    copy.error = errno;
    return copy;
  }
  copy.error = seal_pair(ends);
  if (!copy.error) {
    copy.control = ends[0];
    copy.error = send_order(socket, file, ends[1], plan);
    close(ends[1]);
    if (!copy.error) await_start(&copy, longest);
    if (copy.error) close(ends[0]);
  }
  close(file);
  return copy;
}

void seal_signal_copy(const struct seal_copy *copy, int signal) {
  syscall(424 /* pidfd_send_signal */, copy->handle, signal, NULL, 0);
}

int seal_finish_copy(const struct seal_copy *copy) {
  int status = 0;
  ssize_t count;
  while ((count = read(copy->control, &status, sizeof status)) < 0 && errno == EINTR) {}
  close(copy->control);
  close(copy->handle);
  return count == sizeof status ? status : SIGKILL;
}
