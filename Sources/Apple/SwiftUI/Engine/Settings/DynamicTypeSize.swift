import Foundation

/// The text size that a person has chosen in Settings; `large` is what a phone comes with.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  public init?(_ category: ContentSizeCategory) {
    self.init(rawValue: ContentSizeCategory.allCases.firstIndex(of: category) ?? 3)
  }
}
