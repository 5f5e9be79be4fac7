import Foundation

/// Puts arguments into a localised format.
struct StringFormatter {
  private typealias Argument = AssetLibrary.StringArgument

  private let locale: Locale
  private let language: String
  private let arguments: [Argument]

  init(locale: String, language: String, arguments: [AssetLibrary.StringArgument]) {
    self.locale = Locale(identifier: locale)
    self.language = language
    self.arguments = arguments
  }

  func string(_ text: LocalizedText) -> String {
    var format = text.text ?? ""
    if !text.plural.isEmpty {
      let number = arguments.lazy.compactMap(Self.number).first ?? 0
      format = plural(text.plural, number)
    }
    return filled(format, substitutions: text.substitutions, whole: nil)
  }

  private func plural(_ texts: [PluralCategory: String], _ number: Double) -> String {
    // An exact "zero" text serves 0 in any language.
    if number == 0, let zero = texts[.zero] { return zero }
    return texts[PluralCategory.category(of: number, language: language)] ?? texts[.other] ?? ""
  }

  private static func number(_ argument: Argument) -> Double? {
    switch argument {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .text: nil
    }
  }

  /// - Parameter whole: inside a substitution, the argument that `%arg` and `%d` stand for.
  private func filled(
    _ format: String, substitutions: [String: LocalizedText.Substitution], whole: Int?
  ) -> String {
    var result = ""
    var rest = Substring(format)
    var next = whole ?? 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
      } else if rest.hasPrefix("arg"), let whole {
        result += formatted(whole, FormatSpecifier(conversion: "lld"))
        rest.removeFirst(3)
      } else if let specifier = FormatSpecifier(reading: &rest) {
        let index = specifier.position.map { $0 - 1 } ?? next
        if specifier.position == nil { next += 1 }
        if let name = specifier.substitution {
          result += substituted(name, substitutions, index)
        } else {
          result += formatted(index, specifier)
        }
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  private func substituted(
    _ name: String, _ substitutions: [String: LocalizedText.Substitution], _ index: Int
  ) -> String {
    guard let substitution = substitutions[name] else { return "" }
    let index = substitution.argument.map { $0 - 1 } ?? index
    guard arguments.indices.contains(index), let number = Self.number(arguments[index]) else {
      return ""
    }
    let text = plural(substitution.plural, number)
    // A part must not hold itself.
    return filled(text, substitutions: substitutions.filter { $0.key != name }, whole: index)
  }

  private func formatted(_ index: Int, _ specifier: FormatSpecifier) -> String {
    guard arguments.indices.contains(index) else { return "" }
    switch arguments[index] {
    case .text(let text): return text
    case .integer(let value):
      if specifier.isPlain && "di".contains(specifier.kind) {
        return value.formatted(.number.locale(locale))
      }
      if "@".contains(specifier.kind) { return String(value) }
      if "feg".contains(specifier.kind) { return number(Double(value), specifier) }
      return String(format: specifier.cFormat, value)
    case .number(let value):
      if "@dixXo".contains(specifier.kind) { return String(value) }
      return number(value, specifier)
    }
  }

  private func number(_ value: Double, _ specifier: FormatSpecifier) -> String {
    String(format: specifier.cFormat, locale: locale, value)
  }
}

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

  /// For a 64-bit integer or a double.
  var cFormat: String { "%" + flags + ("dxXo".contains(kind) ? "ll" : "") + String(kind) }
}
