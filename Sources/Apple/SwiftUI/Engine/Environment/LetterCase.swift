import Foundation

/// The case that a text's letters are set in.
enum LetterCase: Hashable, Sendable {
  case upper, lower

  func applied(_ string: String, _ locale: Locale) -> String {
    self == .upper ? string.uppercased(with: locale) : string.lowercased(with: locale)
  }
}
