import Foundation

/// Text of a project, such as a name or a path, as part of a workflow's YAML. Whatever characters it has, it is read as
/// that text and not as another value, a pattern or an expression.
enum YAMLText {
  /// A string on one line, in the form that YAML and JSON share. Invisible characters are written as escapes.
  static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\" + String(scalar)
      case "\n": out += "\\n"
      case _ where isHidden(scalar):
        for unit in String(scalar).utf16 {
          let hex = String(unit, radix: 16, uppercase: true)
          out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        }
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// A string in quotes that GitHub reads as it is. Each `${{`, which would begin an expression, is written as an
  /// expression whose value is `${{`.
  static func value(_ text: String) -> String {
    quoted(text.replacing("${{", with: "${{ '${{' }}"))
  }

  /// A value of several lines, each a path or a pattern.
  ///
  /// - Parameter indent: the indentation of the key that has the value.
  static func lines(_ lines: [String], indent: Int) -> String {
    let isPlain = lines.allSatisfy { line in
      line.wholeMatch(of: /[A-Za-z0-9._][A-Za-z0-9._\/-]*/) != nil
    }
    guard isPlain, lines.count > 1 else { return value(lines.joined(separator: "\n")) }
    let margin = String(repeating: " ", count: indent + 2)
    return "|\n" + lines.map { margin + $0 }.joined(separator: "\n")
  }

  /// A string literal in the syntax of GitHub's expressions.
  static func literal(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }

  /// Whether a character is invisible, isn't allowed in YAML, or changes the direction of the text around it.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
