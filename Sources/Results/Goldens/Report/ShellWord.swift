/// One word of a command as a person can paste it into bash or zsh.
package enum ShellWord {
  private static let safe = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+:,./-".unicodeScalars)

  /// The word, in quotes if it has a character that is special to a shell. Control characters and characters
  /// that change the direction of text are written as escapes, so that the text that is pasted is the text
  /// that is seen. NUL, which no argument can hold, is left out.
  package static func quoted(_ word: String) -> String {
    let scalars = word.unicodeScalars.filter { $0.value != 0 }
    if !scalars.isEmpty, scalars.allSatisfy(safe.contains) { return word }
    guard scalars.contains(where: isHidden) else {
      return "'" + String(String.UnicodeScalarView(scalars)).replacing("'", with: "'\\''") + "'"
    }
    var out = "$'"
    for scalar in scalars {
      switch scalar {
      case "'", "\\": out += "\\" + String(scalar)
      case _ where isHidden(scalar):
        let hex = String(scalar.value, radix: 16, uppercase: true)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "'"
  }

  /// The words of a command in which each is written as ``quoted(_:)`` writes it, with one space between two.
  ///
  /// - Returns: nil for any other text, such as one that a shell would expand or run as several commands.
  package static func words(of command: String) -> [String]? {
    var words: [String] = []
    var rest = command.unicodeScalars[...]
    while true {
      guard let word = next(of: &rest) else { return nil }
      words.append(word)
      guard let scalar = rest.popFirst() else { break }
      guard scalar == " " else { return nil }
    }
    return words.map(quoted).joined(separator: " ") == command ? words : nil
  }

  /// The word at the start of a text, without its quotes.
  private static func next(of rest: inout Substring.UnicodeScalarView) -> String? {
    var word = String.UnicodeScalarView()
    var quote: Unicode.Scalar?
    var isSpelled = false
    while let scalar = rest.first {
      if quote == nil, scalar == " " { break }
      rest.removeFirst()
      switch scalar {
      case "$" where quote == nil && rest.first == "'": isSpelled = true
      case "'":
        quote = quote == nil ? "'" : nil
        if quote == nil { isSpelled = false }
      case "\\" where isSpelled || quote == nil:
        guard let escaped = rest.popFirst() else { return nil }
        guard isSpelled, escaped == "u" else {
          word.append(escaped)
          continue
        }
        let digits = String(rest.prefix(4))
        guard digits.unicodeScalars.count == 4, let value = UInt32(digits, radix: 16),
          let spelled = Unicode.Scalar(value)
        else { return nil }
        rest.removeFirst(4)
        word.append(spelled)
      default: word.append(scalar)
      }
    }
    return quote == nil ? String(word) : nil
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
