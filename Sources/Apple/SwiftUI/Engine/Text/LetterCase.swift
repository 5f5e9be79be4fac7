import Foundation

extension Text.Case {
  func applied(_ string: String, _ locale: Locale) -> String {
    self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
  }
}
