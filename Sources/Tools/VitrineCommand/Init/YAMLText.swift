import Foundation

/// The names of a project as parts of a workflow's YAML, with any characters in them: none is read as another
/// value, a pattern or an expression.
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

  /// A string in which GitHub finds no expression: characters that would begin one are the value of an expression.
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

  /// A string literal within an expression of GitHub's.
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

/// A path in the inputs of actions and programs that take patterns.
enum PathPattern {
  /// The path, escaped for GitHub's actions (`*`, `?`, `[`, and `!` and `#` at the start).
  static func action(_ path: String) -> String {
    anchored(
      path.map { character in
        switch character {
        case "\\": "\\\\"
        case "*", "?", "[": "[\(character)]"
        default: String(character)
        }
      }.joined())
  }

  /// A path that actions read literally.
  static func anchored(_ path: String) -> String {
    let isPlain = path.first.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") } ?? true
    return isPlain ? path : "./" + path
  }

  /// The path, escaped for GitLab's runner.
  static func gitlab(_ path: String) -> String {
    path.map { "\\*?[]{}".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// The path, escaped for git.
  static func git(_ path: String) -> String {
    path.map { "\\*?[".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
