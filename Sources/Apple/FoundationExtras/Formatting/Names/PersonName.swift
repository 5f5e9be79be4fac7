import Foundation

/// The parts of a name in their order. Han, kana and Hangul names put the family first, without a
/// space; so do Hungarian and Vietnamese, with one.
struct PersonName {
  private let parts: PersonNameComponents
  private let isEastAsian: Bool
  private let familyFirst: Bool

  init(_ parts: PersonNameComponents, _ locale: Locale) {
    self.parts = parts
    let letters = (parts.familyName ?? "") + (parts.givenName ?? "")
    isEastAsian =
      !letters.isEmpty
      && letters.unicodeScalars.allSatisfy {
        (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
          || (0x20000...0x3134F).contains($0.value)
      }
    familyFirst =
      isEastAsian || ["hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
  }

  func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
    switch style {
    case .short:
      return first(parts.nickname, parts.givenName) ?? parts.familyName ?? ""
    case .medium:
      return join([parts.givenName], [parts.familyName])
    case .long:
      let core = join([parts.givenName, parts.middleName], [parts.familyName])
      return [parts.namePrefix, core, parts.nameSuffix].compactMap { filled($0) }
        .joined(separator: " ")
    case .abbreviated:
      // In Han and kana the family name, or a short given name, isn't abbreviated.
      if isEastAsian { return first(parts.familyName, parts.givenName) ?? "" }
      let initials = [parts.givenName, parts.familyName].compactMap { filled($0)?.first }
      return String(familyFirst ? initials.reversed() : initials).uppercased()
    }
  }

  private func join(_ given: [String?], _ family: [String?]) -> String {
    (familyFirst ? family + given : given + family).compactMap { filled($0) }
      .joined(separator: isEastAsian ? "" : " ")
  }

  private func filled(_ part: String?) -> String? { part.flatMap { $0.isEmpty ? nil : $0 } }

  private func first(_ parts: String?...) -> String? {
    parts.lazy.compactMap { filled($0) }.first
  }
}
