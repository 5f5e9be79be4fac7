import Foundation

/// Puts arguments into a localised format.
struct StringFormatter {
  private typealias Argument = LocalizedStringArgument

  private let locale: Locale
  private let language: String
  private let arguments: [Argument]

  init(locale: String, language: String, arguments: [LocalizedStringArgument]) {
    self.locale = Locale(identifier: locale)
    self.language = language
    self.arguments = arguments
  }

  func string(_ text: LocalizedText) -> String { filled(format(text)) }

  /// The text in the form for the numbers among the arguments, with its specifiers not yet replaced; they
  /// have a position where a part of the text names one.
  func format(_ text: LocalizedText) -> String {
    var format = text.text ?? ""
    if !text.plural.isEmpty {
      format = plural(text.plural, arguments.lazy.compactMap(Self.number).first ?? 0)
    }
    return text.substitutions.isEmpty ? format : substituted(format, text.substitutions)
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

  /// `%#@name@` replaced by its part in the form for its argument.
  private func substituted(
    _ format: String, _ substitutions: [String: LocalizedText.Substitution]
  ) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      let before = rest
      guard let specifier = FormatSpecifier(reading: &rest) else {
        // `%%`, or a single per cent sign.
        let length = rest.first == "%" ? 1 : 0
        result += "%" + rest.prefix(length)
        rest = rest.dropFirst(length)
        continue
      }
      let position = specifier.position ?? next + 1
      if specifier.position == nil { next += 1 }
      guard let name = specifier.substitution else {
        let written = before[..<rest.startIndex]
        result += specifier.position == nil ? "%\(position)$" + written : "%" + written
        continue
      }
      if let substitution = substitutions[name] {
        result += part(substitution, position: substitution.argument ?? position)
      }
    }
    return result + rest
  }

  private func part(_ substitution: LocalizedText.Substitution, position: Int) -> String {
    guard arguments.indices.contains(position - 1),
      let number = Self.number(arguments[position - 1])
    else { return "" }
    // A part speaks of its own argument alone, as `%arg` or as `%d`.
    return plural(substitution.plural, number)
      .replacing("%arg", with: "%\(position)$\(substitution.specifier)")
      .replacing("%\(substitution.specifier)", with: "%\(position)$\(substitution.specifier)")
  }

  private func filled(_ format: String) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
      } else if let specifier = FormatSpecifier(reading: &rest) {
        let index = specifier.position.map { $0 - 1 } ?? next
        if specifier.position == nil { next += 1 }
        if specifier.substitution == nil { result += formatted(index, specifier) }
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  private func formatted(_ index: Int, _ specifier: FormatSpecifier) -> String {
    guard arguments.indices.contains(index) else { return "" }
    switch arguments[index] {
    case .text(let text): return text
    case .integer(let value):
      if specifier.isPlain && "di".contains(specifier.kind) {
        return value.formatted(.number.locale(locale))
      }
      // C's string would be read from the number taken as an address.
      if "@s".contains(specifier.kind) { return String(value) }
      if "feg".contains(specifier.kind) { return number(Double(value), specifier) }
      return String(format: specifier.cFormat, value)
    case .number(let value):
      if "@dixXosc".contains(specifier.kind) { return String(value) }
      return number(value, specifier)
    }
  }

  private func number(_ value: Double, _ specifier: FormatSpecifier) -> String {
    // 0/0 has a sign on x86-64, which Apple's formatting leaves out.
    String(format: specifier.cFormat, locale: locale, value.isNaN ? .nan : value)
  }
}
