import Foundation

/// The order of texts when rows are sorted.
package enum TextOrder: String, CaseIterable, Hashable, Sendable {
  /// The order of the bytes.
  case binary
  /// The order of the Finder: by the locale, with numbers by their value.
  case localizedStandard
  case localized
  case caseInsensitive
  case localizedCaseInsensitive

  /// The name of the order in SQL.
  var collation: String { "VITRINE_\(rawValue.uppercased())" }

  package func compare(_ a: String, _ b: String) -> ComparisonResult {
    switch self {
    case .binary: StoredValue.text(a).order(.text(b))
    case .localizedStandard: a.localizedStandardCompare(b)
    case .localized: a.localizedCompare(b)
    case .caseInsensitive: a.compare(b, options: .caseInsensitive)
    case .localizedCaseInsensitive:
      a.compare(b, options: .caseInsensitive, range: nil, locale: .current)
    }
  }
}
