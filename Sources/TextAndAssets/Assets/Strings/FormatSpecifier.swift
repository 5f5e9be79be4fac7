import Foundation

/// One `%…` of a format.
struct FormatSpecifier {
  /// `2` in `%2$@`.
  var position: Int?
  var flags = ""
  var conversion: String
  /// `count` in `%#@count@`.
  var substitution: String?

  init(conversion: String) { self.conversion = conversion }

  /// Reads what follows a per cent sign; nil, with nothing read, where it is none.
  init?(reading text: inout Substring) {
    var rest = text
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard rest.dropFirst(2 + name.count).first == "@" else { return nil }
      substitution = String(name)
      conversion = "@"
      text = rest.dropFirst(name.count + 3)
      return
    }
    let flags = rest.prefix { "-+ 0#'.123456789".contains($0) }
    rest = rest.dropFirst(flags.count)
    let length = rest.prefix { "hlqzjt".contains($0) }
    rest = rest.dropFirst(length.count)
    guard let kind = rest.first, "@dDiuUxXofFeEgGcs".contains(kind) else { return nil }
    self.flags = String(flags)
    conversion = length + String(kind)
    text = rest.dropFirst()
  }

  /// The last letter, in lower case, unsigned as signed.
  var kind: Character {
    switch conversion.last ?? "@" {
    case "D", "u", "U", "i": "d"
    case "F": "f"
    case "E": "e"
    case "G": "g"
    case let kind: kind
    }
  }

  var isPlain: Bool { flags.isEmpty }

  /// The specifier of C for a 64-bit integer or a double.
  var cFormat: String { "%" + boundedFlags + ("dxXo".contains(kind) ? "ll" : "") + String(kind) }

  /// The most characters that a width or a precision may ask for. Foundation ends the process where either is
  /// more than an `Int32`, and fills gigabytes below that.
  private static let largestNumber = 1000

  private var boundedFlags: String {
    var bounded = ""
    var rest = Substring(flags)
    while let first = rest.first {
      let digits = rest.prefix { $0.isNumber }
      // A leading zero is a flag and not part of the number.
      if digits.isEmpty || first == "0" {
        bounded.append(rest.removeFirst())
      } else {
        bounded += String(min(Int(digits) ?? Self.largestNumber, Self.largestNumber))
        rest = rest.dropFirst(digits.count)
      }
    }
    return bounded
  }
}
