import Foundation

/// A C format with Foundation's additions (`%@`, `%1$@`), taken apart.
enum FormatString {
  enum Piece: Equatable {
    case literal(String)
    /// The specifier as written without its position, and the argument it stands for.
    case argument(specifier: String, index: Int)
  }

  static func parse(_ format: String) -> [Piece] {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return [.literal(format)] }
    var pieces: [Piece] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let mark = rest.firstIndex(of: "%") {
      literal += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let (position, specifier, end) = specifier(rest) else {
        literal += "%"
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.argument(specifier: specifier, index: position ?? next))
      if position == nil { next += 1 }
      rest = rest[end...]
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  private static func specifier(_ text: Substring) -> (Int?, String, Substring.Index)? {
    var i = text.startIndex
    var position: Int?
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.endIndex < text.endIndex, text[digits.endIndex] == "$" {
      position = Int(digits).map { $0 - 1 }
      i = text.index(after: digits.endIndex)
    }
    let start = i
    // A string catalogue calls a plural's own number `%arg`.
    if text[i...].hasPrefix("arg") {
      return (position ?? 0, "%lld", text.index(i, offsetBy: 3))
    }
    while i < text.endIndex, "-+ #0123456789.'".contains(text[i]) { i = text.index(after: i) }
    while i < text.endIndex, "hlqLztj".contains(text[i]) { i = text.index(after: i) }
    guard i < text.endIndex, "@diuxXoeEfgGaAcs".contains(text[i]) else { return nil }
    let end = text.index(after: i)
    return (position, "%" + text[start..<end], end)
  }

  /// A plain value as a locale writes it: numbers are grouped, as Apple's are in a `Text`.
  static func write(_ argument: FormatArgument, _ specifier: String, _ locale: Locale) -> String {
    switch argument {
    case .string(let string): return string
    case .integer(let value):
      return number(specifier, signed: value, value, Double(value), locale)
    case .unsigned(let value):
      return number(specifier, signed: Int64(truncatingIfNeeded: value), value, Double(value), locale)
    case .number(let value):
      let isIntegral = "diuxXoc".contains(specifier.last ?? "f")
      return String(format: isIntegral ? "%lf" : specifier, locale: locale, value)
    case .text: return ""
    }
  }

  private static func number<T: CVarArg>(
    _ specifier: String, signed: Int64, _ value: T, _ double: Double, _ locale: Locale
  ) -> String {
    let conversion = specifier.last ?? "d"
    if "eEfgGaA".contains(conversion) { return String(format: specifier, locale: locale, double) }
    if conversion == "@" { return signed.formatted(.number.locale(locale)) }
    // The value is 64 bits wide whatever the translation says.
    let flags = specifier.dropLast().filter { !"hlqLztj".contains($0) }
    return String(format: "\(flags)ll\(conversion)", locale: locale, value)
  }
}
