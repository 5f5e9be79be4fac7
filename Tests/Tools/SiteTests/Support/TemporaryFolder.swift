import Foundation

/// A folder for one test, gone after it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    // Not by a UUID, which is the same twice where the world is pinned.
    let pattern = FileManager.default.temporaryDirectory.appendingPathComponent("site-tests-XXXXXX")
    var path = pattern.path.utf8CString.map { $0 }
    guard mkdtemp(&path) != nil else { throw CocoaError(.fileWriteUnknown) }
    url = URL(fileURLWithPath: String(decoding: path.dropLast().map(UInt8.init), as: UTF8.self))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Every file's path and bytes.
  func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      let file = url.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[name] = try Data(contentsOf: file) }
    }
    return files
  }
}
