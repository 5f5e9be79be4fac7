import Foundation

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Why parts of a view are hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

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

/// ``DynamicTypeSize`` by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool {
    (DynamicTypeSize(self) ?? .large).isAccessibilitySize
  }

  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

extension ContentSizeCategory: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    (DynamicTypeSize(a) ?? .large) < (DynamicTypeSize(b) ?? .large)
  }
}
