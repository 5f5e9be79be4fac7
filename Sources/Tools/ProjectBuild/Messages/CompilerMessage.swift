import Foundation

/// A message of the compiler's about a line of source.
package struct CompilerMessage: Hashable, Sendable {
  package enum Level: String, Sendable { case error, warning, note }

  package let path: String
  package let line: Int
  package let column: Int
  package let level: Level
  package let text: String

  /// The messages in the compiler's output, each once, in its order; the lines of source in it are passed over.
  static func parse(_ output: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let message = CompilerMessage(line: line), seen.insert(message).inserted else {
        return nil
      }
      return message
    }
  }

  /// The lines of its file up to the one that it is about; none where the file hasn't so many.
  func sourceLines() -> [Substring] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.count < line ? [] : Array(lines.prefix(line))
  }

  /// `PATH:LINE:COLUMN: LEVEL: TEXT`
  private init?(line: Substring) {
    for level in [Level.error, .warning, .note] {
      guard let mark = line.range(of: ": \(level.rawValue): ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { continue }
      path = parts.dropLast(2).joined(separator: ":")
      self.line = row
      self.column = column
      self.level = level
      text = String(line[mark.upperBound...])
      return
    }
    return nil
  }

  /// Whether it is about an expression that takes the type checker too long.
  var isOfTime: Bool { text.contains("unable to type-check this expression in reasonable time") }

  package var description: String { "\(path):\(line):\(column): \(level.rawValue): \(text)" }
}
