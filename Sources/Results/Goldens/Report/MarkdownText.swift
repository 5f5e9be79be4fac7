import Failures

/// Text from users' code made fit for Markdown, as GitHub reads it.
enum MarkdownText {
  private static let special = Set("\\`*_{}[]<>#|~&$".unicodeScalars)

  /// One line in which nothing is markup, a link, a mention or a reference, at most `limit` characters
  /// of the text long.
  static func escaped(_ text: String, limit: Int = 300) -> String {
    let scalars = Array(PlainText.short(PlainText.line(text), limit).unicodeScalars)
    var out = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let head = scalars[..<index]
      let tail = scalars[(index + 1)...]
      if special.contains(scalar) || isMarkup(scalar, after: head, before: tail) {
        out.append("\\")
      }
      out.append(scalar)
      // What GitHub makes of a mention or a reference it makes after Markdown is read, so a backslash
      // doesn't stop it; a word joiner does.
      if isReference(scalar, before: tail) { out.append("\u{2060}") }
    }
    return String(out)
  }

  /// Punctuation that is markup only beside something else: an address's, a list's at
  /// the start of a line.
  private static func isMarkup(
    _ scalar: Unicode.Scalar, after head: ArraySlice<Unicode.Scalar>,
    before tail: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    switch scalar {
    case ":": tail.first == "/"
    case "+", "-", "=": head.isEmpty
    case ".", ")":
      head.allSatisfy(\.properties.isASCIIHexDigit)
        || String(String.UnicodeScalarView(head.suffix(3))).lowercased() == "www"
    default: false
    }
  }

  /// `@name` or `#123`; `#34C759` is none.
  private static func isReference(
    _ scalar: Unicode.Scalar, before tail: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    switch scalar {
    case "@": return tail.first.map(isWord) ?? false
    case "#":
      let word = tail.prefix(while: isWord)
      return !word.isEmpty && word.allSatisfy { ("0"..."9").contains($0) }
    default: return false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  /// A code span whatever is in it.
  static func code(_ text: String, limit: Int = 200) -> String {
    let line = PlainText.short(PlainText.line(text), limit)
    var longest = 0
    var run = 0
    for character in line {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    // A bar would end the table's cell, in code too.
    return fence + pad + line.replacing("|", with: "\\|") + pad + fence
  }
}
