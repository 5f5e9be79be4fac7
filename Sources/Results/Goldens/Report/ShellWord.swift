/// One word of a command as a person can paste it into bash or zsh.
package enum ShellWord {
  private static let safe = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+:,./-".unicodeScalars)

  /// As it is where no shell takes a character of it for something else, else in quotes. Control
  /// characters and overrides of the direction of writing are spelled, so that what is seen is what is
  /// pasted. NUL, which no argument can hold, is left out.
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

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
