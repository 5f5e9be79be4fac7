import Failures
import SwiftSource

/// The closure of an inline assertion in its source, or where it goes, as an edit that writes a text there.
enum InlineCall {
  /// - Parameters:
  ///   - file: the source.
  ///   - line, column: The position of the call, from 1, as `#line` and `#column` give it; the column
  ///     counts bytes.
  ///   - name: The name of the function called.
  /// - Throws: a ``Failure``, where it isn't exactly there or holds more than a string.
  static func edit(
    _ text: String, in file: String, line: Int, column: Int, named name: String
  ) throws(Failure) -> InlineJournal.Edit {
    let closure = try SwiftSource().stringClosure(
      ofCall: name, label: "matches", line: line, column: column, in: file)
    let (outer, inner) = (closure.indentation, closure.indentation + closure.step)
    let string = literal(text, inner)
    let replacement =
      switch closure.form {
      case .missing: " {\n\(inner)\(string)\n\(outer)}"
      case .closure: "{\n\(inner)\(string)\n\(outer)}"
      case .literal: string
      }
    return InlineJournal.Edit(start: closure.start, end: closure.end, text: replacement)
  }

  /// A string literal of several lines, its delimiters such that nothing in it needs an escape.
  static func literal(_ text: String, _ indent: String) -> String {
    var hashes = ""
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }
    return "\(hashes)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indent)\"\"\"\(hashes)"
  }
}
