import Foundation

/// The order of texts when rows are sorted.
package enum TextOrder: String, CaseIterable, Hashable, Sendable {
  /// By bytes.
  case binary
  /// As the Finder does: by the locale, numbers by their size.
  case localizedStandard
  case localized
  case caseInsensitive
  case localizedCaseInsensitive

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
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
