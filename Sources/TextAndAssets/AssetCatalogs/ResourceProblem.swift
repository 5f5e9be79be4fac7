import Foundation

/// A mistake in a resource's file, with its position.
package struct ResourceProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let file: URL
  /// Counted from 1; nil where the whole file is meant.
  package let line: Int?
  /// The mistake and its remedy, a sentence without the file's name.
  package let message: String

  package init(_ file: URL, line: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The file behind the folder that holds the resources, and the line: `Assets.xcassets/Sky.colorset/Contents.json:7`.
  package var position: String {
    let parts = file.pathComponents
    let start =
      parts.firstIndex { $0.hasSuffix(".xcassets") } ?? parts.lastIndex { $0.hasSuffix(".lproj") }
      ?? max(parts.count - 1, 0)
    let path = parts[start...].joined(separator: "/")
    return line.map { "\(path):\($0)" } ?? path
  }

  package var description: String { "\(position): \(message)" }
}
