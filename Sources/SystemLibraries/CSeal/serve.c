// Copies of a process, from the side of the one that is copied. Everything here runs behind its seal.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "order.h"
#include "parts.h"

enum { most_copies = 256, longest_home = 4096 };

/// A copy that runs.
struct running {
  pid_t process;
  /// The end of its control to which its status is written.
  int control;
  char home[longest_home];
};

static struct running running[most_copies];
static int wakes[2];

static void wake(int signal) {
  const int error = errno;
  if (write(wakes[1], &signal, 1) < 0) {}
  errno = error;
}

// MARK: Ends

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)place;
  if (kind == FTW_DP || kind == FTW_D || kind == FTW_DNR) rmdir(path); else unlink(path);
  return 0;
}

/// Removes a folder, in a process of its own: that uses the heap, whose state the next copies would begin with.
static void remove_home(const char *home) {
  if (fork()) return;
  nftw(home, remove_one, 16, FTW_DEPTH | FTW_PHYS);
  _exit(0);
}

static struct running *find(pid_t process) {
  for (int i = 0; i < most_copies; i++)
    if (running[i].process == process) return &running[i];
  return NULL;
}

/// Reaps every process that has ended, copies and what they left behind.
static void reap(void) {
  siginfo_t info = {0};
  while (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid) {
    const pid_t process = info.si_pid;
    struct running *copy = find(process);
    // Until it is waited for, no other group can have its number.
    if (copy) kill(-process, SIGKILL);
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {}
    if (copy) {
      if (write(copy->control, &status, sizeof status) < 0) {}
      close(copy->control);
      remove_home(copy->home);
      copy->process = 0;
    }
    info.si_pid = 0;
  }
}

// MARK: Starts

/// Receives an order's file, the control and the descriptors. Their number; 0 where the socket is closed, -1 for what is no
/// order.
static int receive(int socket, int *descriptors) {
  union {
    char bytes[CMSG_SPACE(sizeof(int) * (most_descriptors + 2))];
    struct cmsghdr head;
  } ancillary;
  char byte;
  struct iovec part = {&byte, 1};
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = ancillary.bytes, .msg_controllen = sizeof ancillary.bytes};
  ssize_t count;
  while ((count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) {}
  if (count <= 0) return 0;
  const struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  if (!head || head->cmsg_type != SCM_RIGHTS) return -1;
  const size_t number = (head->cmsg_len - CMSG_LEN(0)) / sizeof(int);
  memcpy(descriptors, CMSG_DATA(head), number * sizeof(int));
  return (int)number;
}

static int make_home(const char *home) {
  char folder[longest_home + 8];
  if (mkdir(home, 0700) && errno != EEXIST) return errno;
  snprintf(folder, sizeof folder, "%s/tmp", home);
  return mkdir(folder, 0700) && errno != EEXIST ? errno : 0;
}

/// Puts the copy behind layers of its own. 0, or an error.
static int settle(int order) {
  struct seal_plan plan;
  struct sock_fprog filter;
  int error;
  if ((error = order_read(order, &plan, &filter))) return error;
  if (setpgid(0, 0)) return errno;
  // Not by setenv, which would use the heap.
  environ = (char **)plan.environment;
  if ((error = make_home(plan.home))) return error;
  if ((error = seal_limit(&plan, false))) return error;
  if ((error = seal_restrict_paths(&plan))) return error;
  return seal_apply_filter(&filter);
}

/// Makes the calling process, which is new, the copy that was ordered: its descriptors are those of the order, from 0 on.
static void become_copy(int socket, const int *descriptors, int count) {
  signal(SIGCHLD, SIG_DFL);
  // The program that prints Swift's backtraces reads it.
  prctl(PR_SET_DUMPABLE, 1);
  close(socket);
  close(wakes[0]);
  close(wakes[1]);
  for (int i = 0; i < most_copies; i++)
    if (running[i].process) close(running[i].control);
  int error = settle(descriptors[0]);
  for (int i = 2; !error && i < count; i++)
    if (dup2(descriptors[i], i - 2) < 0) error = errno;
  // The caller takes the number of the process from this message.
  const ssize_t written = write(descriptors[1], &error, sizeof error);
  for (int i = 0; i < count; i++) close(descriptors[i]);
  if (error || written != sizeof error) _exit(126);
}

/// Takes an order. Returns true in the copy.
static bool take_order(int socket, const int *descriptors, int count) {
  struct running *free = find(0);
  pid_t process = -1;
  if (count > 2 && free && order_home(descriptors[0], free->home, longest_home)) process = fork();
  if (process == 0) {
    become_copy(socket, descriptors, count);
    return true;
  }
  if (process > 0) {
    free->process = process;
    free->control = fcntl(descriptors[1], F_DUPFD_CLOEXEC, 0);
  }
  for (int i = 0; i < count; i++) close(descriptors[i]);
  return false;
}

bool seal_is_socket(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISSOCK(status.st_mode);
}

void seal_serve(int socket) {
  if (pipe2(wakes, O_CLOEXEC | O_NONBLOCK)) _exit(126);
  // Copies can't look into it.
  prctl(PR_SET_DUMPABLE, 0);
  struct sigaction action = {.sa_handler = wake, .sa_flags = SA_RESTART};
  sigaction(SIGCHLD, &action, NULL);
  while (true) {
    struct pollfd polls[] = {{.fd = socket, .events = POLLIN}, {.fd = wakes[0], .events = POLLIN}};
    if (poll(polls, 2, -1) < 0) continue;
    char bytes[64];
    while (read(wakes[0], bytes, sizeof bytes) > 0) {}
    reap();
    if (!polls[0].revents) continue;
    int descriptors[most_descriptors + 2];
    const int count = receive(socket, descriptors);
    if (count == 0) _exit(0);
    if (count > 0 && take_order(socket, descriptors, count)) return;
  }
}
