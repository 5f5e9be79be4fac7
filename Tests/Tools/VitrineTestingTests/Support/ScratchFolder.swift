import Foundation

@testable import VitrineTesting

/// A folder that goes when the test does.
final class ScratchFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "vitrine-testing-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Of tests that stand here: no other has it, nor its artifacts.
  var module: String { (path as NSString).lastPathComponent }

  deinit {
    for path in [path, "\(Artifacts.folder([:]))/\(module)"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }
}
