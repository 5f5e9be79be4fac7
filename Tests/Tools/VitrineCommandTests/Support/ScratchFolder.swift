import Foundation

/// A folder for one test, gone after it.
final class ScratchFolder: @unchecked Sendable {
  let path: String

  init(_ name: String) throws {
    path =
      URL(fileURLWithPath: NSTemporaryDirectory() + "vitrine-\(name)-" + UUID().uuidString)
      .standardizedFileURL.path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
