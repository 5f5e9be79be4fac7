// Files that threads wait for.

#define _GNU_SOURCE
#include "files.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../Machine/fixed.h"
#include "../world.h"
#include "order.h"
#include "turns.h"

int files_last_timer = -1;
_Atomic bool files_are_written;

/// Where the data of a file comes from. Time stands still while data of one that is awaited is read.
enum origin { outside, inside, pipe_inside, awaited };
static unsigned char origins[turn_most_files];
/// Files from outside that an epoll file watches.
static bool watched[turn_most_files];
static int watched_count;
static bool is_shared;

static bool is_known(int file) { return file >= 0 && file < turn_most_files; }

void files_are_inside(int file) {
  if (is_known(file)) origins[file] = inside;
}

void order_await_file(int file) {
  if (is_known(file)) origins[file] = awaited;
}

void files_share(void) { is_shared = true; }

static bool reaches_outside(int file) {
  if (!is_known(file)) return true;
  return origins[file] == outside || (origins[file] == pipe_inside && is_shared);
}

bool files_reach_outside(const struct pollfd *files, nfds_t count) {
  for (nfds_t i = 0; i < count; i++)
    if (files[i].fd >= 0 && reaches_outside(files[i].fd)) return true;
  if (watched_count == 0) return false;
  for (int i = 0; i < turn_most_files; i++)
    if (watched[i] && reaches_outside(i)) return true;
  return false;
}

static void watch(int file, bool on) {
  if (!is_known(file) || watched[file] == on) return;
  watched[file] = on;
  watched_count += on ? 1 : -1;
}

// MARK: Files that the process makes

int eventfd(unsigned value, int flags) {
  int file = (int)kernel_call_errno(SYS_eventfd2, value, flags, 0, 0, 0, 0);
  files_are_inside(file);
  return file;
}

int epoll_create1(int flags) {
  int file = (int)kernel_call_errno(SYS_epoll_create1, flags, 0, 0, 0, 0, 0);
  files_are_inside(file);
  return file;
}

static int made_pair(int result, const int files[2]) {
  for (int i = 0; result == 0 && i < 2; i++)
    if (is_known(files[i])) origins[files[i]] = pipe_inside;
  return result;
}

int pipe2(int files[2], int flags) {
  return made_pair((int)kernel_call_errno(SYS_pipe2, (long)files, flags, 0, 0, 0, 0), files);
}
int pipe(int files[2]) { return pipe2(files, 0); }
int socketpair(int domain, int type, int protocol, int files[2]) {
  return made_pair(
      (int)kernel_call_errno(SYS_socketpair, domain, type, protocol, (long)files, 0, 0), files);
}

int close(int file) {
  dates_closing(file);
  if (is_known(file)) {
    origins[file] = outside;
    watch(file, false);
    timers_forget(file);
  }
  return (int)kernel_call_errno(SYS_close, file, 0, 0, 0, 0, 0);
}

int posix_spawn(
    pid_t *restrict child, const char *restrict path, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],
    char *const environment[restrict]) {
  REAL(posix_spawn);
  files_share();
  return real(child, path, actions, attributes, arguments, environment);
}

pid_t fork(void) {
  REAL(fork);
  files_share();
  return real();
}

// MARK: Waiting

/// Waits until a file is ready. The result is false where the order was let go.
static bool wait_for(struct pollfd *files, nfds_t count, int64_t deadline, bool *is_late) {
  turn_why why = turn_wait(NULL, deadline, files, count);
  *is_late = why == why_late;
  return why != why_let_go;
}

static int64_t deadline_in(int milliseconds) {
  if (milliseconds < 0) return turn_never;
  struct timespec time = turn_timespec((int64_t)milliseconds * 1000000);
  return turn_deadline_after(&time);
}

static int poll_until(struct pollfd *files, nfds_t count, int64_t deadline, const sigset_t *mask) {
  struct timespec none = {0, 0}, left;
  int result = (int)kernel_call_errno(SYS_ppoll, (long)files, (long)count, (long)&none, 0, 8, 0);
  bool is_late = deadline <= turn_now();
  while (result == 0 && !is_late) {
    if (!wait_for(files, count, deadline, &is_late))
      return (int)kernel_call_errno(
          SYS_ppoll, (long)files, (long)count, (long)turn_left(deadline, &left), (long)mask, 8, 0);
    result = (int)kernel_call_errno(SYS_ppoll, (long)files, (long)count, (long)&none, 0, 8, 0);
  }
  return result;
}

int ppoll(
    struct pollfd *files, nfds_t count, const struct timespec *time, const sigset_t *mask) {
  if (turn_is_kept()) return poll_until(files, count, turn_deadline_after(time), mask);
  // The kernel writes the time that is left.
  struct timespec copy = time ? *time : (struct timespec){0, 0};
  return (int)kernel_call_errno(
      SYS_ppoll, (long)files, (long)count, time ? (long)&copy : 0, (long)mask, 8, 0);
}

int poll(struct pollfd *files, nfds_t count, int milliseconds) {
  if (turn_is_kept()) return poll_until(files, count, deadline_in(milliseconds), NULL);
  struct timespec time = turn_timespec((int64_t)milliseconds * 1000000);
  return (int)kernel_call_errno(
      SYS_ppoll, (long)files, (long)count, milliseconds < 0 ? 0 : (long)&time, 0, 8, 0);
}

int epoll_pwait(
    int file, struct epoll_event *events, int most, int milliseconds, const sigset_t *mask) {
  int64_t deadline = turn_is_kept() ? deadline_in(milliseconds) : 0;
  if (!turn_is_kept())
    return (int)kernel_call_errno(
        SYS_epoll_pwait, file, (long)events, most, milliseconds, (long)mask, 8);
  int result = (int)kernel_call_errno(SYS_epoll_pwait, file, (long)events, most, 0, (long)mask, 8);
  bool is_late = milliseconds == 0;
  while (result == 0 && !is_late) {
    struct pollfd poll = {.fd = file, .events = POLLIN};
    if (!wait_for(&poll, 1, deadline, &is_late)) {
      struct timespec left;
      int64_t time = turn_left(deadline, &left) ? turn_nanoseconds(&left) / 1000000 : -1;
      return (int)kernel_call_errno(
          SYS_epoll_pwait, file, (long)events, most, (long)time, (long)mask, 8);
    }
    result = (int)kernel_call_errno(SYS_epoll_pwait, file, (long)events, most, 0, (long)mask, 8);
  }
  return result;
}

int epoll_wait(int file, struct epoll_event *events, int most, int milliseconds) {
  return epoll_pwait(file, events, most, milliseconds, NULL);
}

int epoll_ctl(int file, int operation, int target, struct epoll_event *event) {
  if (operation == EPOLL_CTL_DEL) watch(target, false);
  if (operation == EPOLL_CTL_ADD && is_known(target) && origins[target] != inside) watch(target, true);
  return (int)kernel_call_errno(SYS_epoll_ctl, file, operation, target, (long)event, 0, 0);
}

// MARK: Select

static int poll_files(
    int count, const fd_set *reads, const fd_set *writes, const fd_set *errors,
    struct pollfd *files) {
  int found = 0;
  for (int i = 0; i < count && found < turn_max_files; i++) {
    short events = (short)((reads && FD_ISSET(i, reads) ? POLLIN : 0)
                           | (writes && FD_ISSET(i, writes) ? POLLOUT : 0)
                           | (errors && FD_ISSET(i, errors) ? POLLPRI : 0));
    if (events) files[found++] = (struct pollfd){.fd = i, .events = events};
  }
  return found;
}

static int select_system(
    int count, fd_set *reads, fd_set *writes, fd_set *errors, const struct timespec *time) {
  struct timespec copy = time ? *time : (struct timespec){0, 0};
  return (int)kernel_call_errno(
      SYS_pselect6, count, (long)reads, (long)writes, (long)errors, time ? (long)&copy : 0, 0);
}

int select(
    int count, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict errors,
    struct timeval *restrict time) {
  struct timespec span = {0, 0}, left;
  if (time) span = (struct timespec){time->tv_sec, time->tv_usec * 1000};
  if (!turn_is_kept()) return select_system(count, reads, writes, errors, time ? &span : NULL);
  int64_t deadline = turn_deadline_after(time ? &span : NULL);
  struct pollfd files[turn_max_files];
  int found = poll_files(count, reads, writes, errors, files);
  struct timespec none = {0, 0};
  bool is_late = deadline <= turn_now();
  for (;;) {
    long ready = kernel_call(SYS_ppoll, (long)files, found, (long)&none, 0, 8, 0);
    if (ready != 0 || is_late) break;
    if (!wait_for(files, (nfds_t)found, deadline, &is_late))
      return select_system(count, reads, writes, errors, turn_left(deadline, &left));
  }
  return select_system(count, reads, writes, errors, &none);
}

// MARK: Reading and writing

/// Reads while no other thread has a turn, however long it takes.
static ssize_t read_holding(int file, void *buffer, size_t count) {
  atomic_store(&files_are_written, true);
  long result = kernel_call_errno(SYS_read, file, (long)buffer, (long)count, 0, 0, 0);
  atomic_store(&files_are_written, false);
  return result;
}

ssize_t read(int file, void *buffer, size_t count) {
  if (turn_is_kept() && is_known(file) && origins[file] == awaited)
    return read_holding(file, buffer, count);
  if (turn_is_kept()) {
    struct pollfd poll = {.fd = file, .events = POLLIN};
    struct timespec none = {0, 0};
    bool is_late;
    while (kernel_call(SYS_ppoll, (long)&poll, 1, (long)&none, 0, 8, 0) == 0) {
      // A file that doesn't block says so itself.
      long flags = kernel_call(SYS_fcntl, file, 3 /* F_GETFL */, 0, 0, 0, 0);
      if (flags < 0 || flags & 04000 /* O_NONBLOCK */) break;
      if (!wait_for(&poll, 1, turn_never, &is_late)) break;
    }
  }
  return kernel_call_errno(SYS_read, file, (long)buffer, (long)count, 0, 0, 0);
}

ssize_t write(int file, const void *buffer, size_t count) {
  if (!turn_is_kept()) return kernel_call_errno(SYS_write, file, (long)buffer, (long)count, 0, 0, 0);
  if (is_known(file) && origins[file] == pipe_inside && !is_shared) {
    struct pollfd poll = {.fd = file, .events = POLLOUT};
    struct timespec none = {0, 0};
    bool is_late;
    while (kernel_call(SYS_ppoll, (long)&poll, 1, (long)&none, 0, 8, 0) == 0)
      if (!wait_for(&poll, 1, turn_never, &is_late)) break;
  }
  // Whoever reads it may take its time; and who writes goes on.
  atomic_fetch_add(&turn_count, 1);
  atomic_store(&files_are_written, true);
  long result = kernel_call_errno(SYS_write, file, (long)buffer, (long)count, 0, 0, 0);
  atomic_store(&files_are_written, false);
  return result;
}

pid_t waitpid(pid_t child, int *status, int options) {
  if (turn_is_kept() && child > 0 && !(options & WNOHANG)) {
    int file = (int)kernel_call(SYS_pidfd_open, child, 0, 0, 0, 0, 0);
    if (file >= 0) {
      if (is_known(file)) origins[file] = outside;
      struct pollfd poll = {.fd = file, .events = POLLIN};
      bool is_late;
      wait_for(&poll, 1, turn_never, &is_late);
      kernel_call(SYS_close, file, 0, 0, 0, 0, 0);
    }
  }
  return (pid_t)kernel_call_errno(SYS_wait4, child, (long)status, options, 0, 0, 0);
}
