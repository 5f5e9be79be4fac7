import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The home folder of one worker: what its code writes goes there, and is gone with it.
package final class HomeFolder {
  let home: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "vitrine-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else {
      throw Failure(
        "No temporary folder for a worker (\(String(cString: strerror(errno)))): "
          + "set TMPDIR to one that can be written to.")
    }
    home = String(cString: made)
    Self.lock.withLock { _ = Self.live.insert(home) }
    try FileManager.default.createDirectory(
      atPath: home + "/tmp", withIntermediateDirectories: true)
  }

  deinit {
    Self.lock.withLock { _ = Self.live.remove(home) }
    try? FileManager.default.removeItem(atPath: home)
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
  func environment(timeZone: String, withNetwork: Bool = false) -> [String: String] {
    var variables = [
      "TZ": timeZone, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp",
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=24,timeout=5s",
    ]
    for name in ["LD_LIBRARY_PATH"] + (withNetwork ? Self.networkVariables : []) {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}
