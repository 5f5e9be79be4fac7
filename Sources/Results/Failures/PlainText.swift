/// Text from users' code made fit for a terminal or a log: what would steer it becomes U+FFFD, and so
/// do overrides of the direction of writing, which would turn the words around them.
package enum PlainText {
  /// Line breaks stay.
  package static func lines(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl =
        (scalar.value < 0x20 && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value)
      let turns = (0x202A...0x202E).contains(scalar.value)
      out.append(isControl || turns || isLineEnd(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(out)
  }

  /// The same on one line.
  package static func line(_ text: String) -> String { lines(text).replacing("\n", with: " ") }

  /// The text, at most `limit` characters long; its last one is an ellipsis where some are left out.
  package static func short(_ text: String, _ limit: Int) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
