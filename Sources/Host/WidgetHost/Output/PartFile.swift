internal import CHermetic
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A file that is being written under a temporary name beside the file that it becomes.
///
/// The process that writes it holds a lock on it, which the kernel releases however the process ends. A file without
/// one is left from a run that was killed, and ``OutputWriter/sweep(_:)`` removes it. The number of the writer's process can't say
/// so: the system gives it to another process later, and a sealed worker has one of its own numbering.
struct PartFile {
  let path: String
  let descriptor: Int32

  /// - Returns: nil, with the reason in `errno`, where no file can be made in the folder.
  init?(besides file: String) {
    let folder = (file as NSString).deletingLastPathComponent
    let name = (file as NSString).lastPathComponent
    for number in 0..<Self.attempts {
      let path = "\(folder)/.\(name.prefix(60)).\(machine_process())-\(number).part"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if descriptor < 0 {
        guard errno == EEXIST else { return nil }
        // Another worker with this number writes it, or one that was killed left it.
        Self.removeIfUnclaimed(path)
        continue
      }
      // A file system without locks, such as some of networks, says ENOLCK or ENOTSUP: nothing is swept there.
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      // Another run's sweep may have come between.
      if Self.isThere(path, descriptor) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      close(descriptor)
    }
    errno = EEXIST
    return nil
  }

  private static let attempts = 64

  /// Removes a part file whose writer has ended.
  static func removeIfUnclaimed(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isThere(path, descriptor) else { return }
    unlink(path)
  }

  private static func isThere(_ path: String, _ descriptor: Int32) -> Bool {
    var named = stat(), opened = stat()
    return lstat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_ino == opened.st_ino
  }
}
