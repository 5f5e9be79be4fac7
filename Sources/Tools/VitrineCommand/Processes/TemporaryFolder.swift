import Failures
import Foundation

/// A new folder for the files of one run.
struct TemporaryFolder {
  let path: String

  /// - Throws: a ``Failure``, where none can be made.
  init() throws {
    var template = Array((NSTemporaryDirectory() + "vitrine-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else {
      throw Failure(
        "No temporary folder can be made (\(String(cString: strerror(errno)))).",
        remedy: "Set TMPDIR to a folder that can be written to.")
    }
    path = String(cString: made)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
