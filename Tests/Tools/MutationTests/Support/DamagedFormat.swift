import Foundation
import TestSupport
import Testing

/// A kind of file that others write, with samples and the reader that takes damaged ones.
struct DamagedFormat: Sendable, CustomTestStringConvertible {
  let name: String
  let isText: Bool
  /// The name that the reader expects of a file.
  let fileName: String
  let samples: @Sendable () throws -> [[UInt8]]
  /// Takes the path of a damaged file; what it throws is an answer as good as another.
  let read: @Sendable (String) throws -> Void

  init(
    _ name: String, text: Bool = true, as fileName: String = "file",
    samples: @escaping @Sendable () throws -> [[UInt8]],
    read: @escaping @Sendable (String) throws -> Void
  ) {
    self.name = name
    isText = text
    self.fileName = fileName
    self.samples = samples
    self.read = read
  }

  var testDescription: String { name }
}

extension DamagedFormat {
  static func texts(_ texts: String...) -> @Sendable () -> [[UInt8]] {
    { texts.map { Array($0.utf8) } }
  }

  static func files(_ paths: String...) -> @Sendable () throws -> [[UInt8]] {
    { try paths.map { [UInt8](try Data(contentsOf: Repository.root.appendingPathComponent($0))) } }
  }

  static func bytes(_ path: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: path) ?? Data())
  }
}
