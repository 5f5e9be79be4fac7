/// A path as an input of actions and programs that read it as a pattern: its special characters are escaped.
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

  /// The path, with `./` before it where its first character would have a meaning to an action.
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
