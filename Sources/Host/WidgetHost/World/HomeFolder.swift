import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The home folder of one worker: what its code writes goes there, and is gone with it.
///
/// The process that made a folder holds a lock on it, which the kernel releases however the process ends. A folder
/// without one is left from a run that was killed, and ``sweep(_:)`` removes it.
package final class HomeFolder: Sendable {
  package let home: String
  private let claim: Int32

  package init() throws {
    (home, claim) = try Self.make()
    Self.lock.withLock { _ = Self.live.insert(home) }
    try FileManager.default.createDirectory(
      atPath: home + "/tmp", withIntermediateDirectories: true)
  }

  deinit {
    Self.lock.withLock { _ = Self.live.remove(home) }
    try? FileManager.default.removeItem(atPath: home)
    close(claim)
  }

  private static func make() throws -> (home: String, claim: Int32) {
    for _ in 0..<8 {
      var template = Array((NSTemporaryDirectory() + namePrefix + "XXXXXX").utf8CString)
      guard let made = mkdtemp(&template) else { break }
      let home = String(cString: made)
      // Another run's sweep may have come between.
      if let claim = claim(home), isThere(home, claim) { return (home, claim) }
    }
    throw Failure(
      "No temporary folder for a worker (\(String(cString: strerror(errno)))): "
        + "set TMPDIR to one that can be written to.")
  }

  // MARK: Folders left behind

  private static let namePrefix = "vitrine-worker-home-"

  /// Removes the folders of runs that were killed.
  ///
  /// - Parameter folder: where they are; the system's folder for temporary files where it is left out.
  package static func sweep(_ folder: String = NSTemporaryDirectory()) {
    let length = namePrefix.utf8.count + 6
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(namePrefix) && name.utf8.count == length {
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      guard let claim = claim(path) else { continue }
      try? FileManager.default.removeItem(atPath: path)
      close(claim)
    }
  }

  /// A lock on a folder of this user's own; nil where another process has it.
  private static func claim(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private static func isThere(_ path: String, _ claim: Int32) -> Bool {
    var named = stat(), claimed = stat()
    let isThere =
      lstat(path, &named) == 0 && fstat(claim, &claimed) == 0 && named.st_ino == claimed.st_ino
    if !isThere { close(claim) }
    return isThere
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var live: Set<String> = []

  /// Removes the folders of a run that is interrupted.
  package static func removeAll() {
    for home in lock.withLock({ live }) { try? FileManager.default.removeItem(atPath: home) }
  }

  private static let networkVariables = [
    "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
    "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE",
  ]

  /// All that a worker's process finds in its environment: nothing of the user's own but where the
  /// dynamic linker looks, and, where answers of the network are recorded, the way to it.
  ///
  /// - Parameters:
  ///   - home: the path of its home folder.
  ///   - backtrace: the settings of Swift's backtraces.
  static func environment(
    home: String, timeZone: String, backtrace: String, withNetwork: Bool = false
  ) -> [String: String] {
    var variables = [
      "TZ": timeZone, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp",
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": backtrace,
    ]
    for name in ["LD_LIBRARY_PATH"] + (withNetwork ? networkVariables : []) {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}
