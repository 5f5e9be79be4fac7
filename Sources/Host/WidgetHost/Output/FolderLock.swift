import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The right to use a folder while no other run writes to it. The kernel holds it for this process, so that it ends
/// with the process, however that ends; nothing is left in the folder.
package final class FolderLock {
  private let descriptor: Int32

  /// Waits for runs that use the folder.
  ///
  /// - Parameters:
  ///   - isShared: whether others may have the same right: who only reads.
  ///   - note: takes a message for the person who waits, or whose file system has no locks.
  /// - Returns: nil where the folder isn't there.
  package init?(_ folder: String, isShared: Bool, note: (String) -> Void) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let kind = isShared ? LOCK_SH : LOCK_EX
    guard flock(descriptor, kind | LOCK_NB) != 0 else { return }
    if errno == EWOULDBLOCK {
      note(
        "note: another run\(Self.holder(of: descriptor)) is using \(folder). This one goes on when "
          + "that has ended; Ctrl-C ends this one.")
      while flock(descriptor, kind) != 0, errno == EINTR {}
    } else {
      note(
        "note: the file system of \(folder) has no locks (\(String(cString: strerror(errno)))), so "
          + "another run that writes there at the same time isn't noticed.")
    }
  }

  deinit { close(descriptor) }

  /// ` (process 1234)`; empty where the kernel doesn't say.
  private static func holder(of descriptor: Int32) -> String {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0,
      let locks = try? String(contentsOfFile: "/proc/locks", encoding: .utf8)
    else { return "" }
    for line in locks.split(separator: "\n") {
      // 1: FLOCK  ADVISORY  WRITE 1234 fd:00:5678 0 EOF
      let words = line.split(separator: " ")
      guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(":\(facts.st_ino)"),
        words[4].allSatisfy(\.isNumber), words[4] != "0"
      else { continue }
      return " (process \(words[4]))"
    }
    return ""
  }
}
