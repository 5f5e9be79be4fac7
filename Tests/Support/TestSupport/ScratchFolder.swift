import Foundation

/// A folder for one test, which is removed with the last reference to it.
open class ScratchFolder: @unchecked Sendable {
  public let path: String
  public var url: URL { URL(fileURLWithPath: path) }

  /// - Parameter name: a part of the folder's name, for whoever finds it after a crash.
  public init(_ name: String = "test") throws {
    // mkdtemp and no UUID, which is the same twice where a test pins randomness.
    let root = FileManager.default.temporaryDirectory.standardizedFileURL
    var pattern = Array(root.appendingPathComponent("vitrine-\(name)-XXXXXX").path.utf8CString)
    guard mkdtemp(&pattern) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: pattern.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a text to a file, whose folder is made, too.
  /// - Returns: the file's path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// The text of a file; an error where it cannot be read.
  public func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The bytes of every file, by its path below the folder.
  public func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      if let data = FileManager.default.contents(atPath: "\(path)/\(name)") { files[name] = data }
    }
    return files
  }
}
