import Foundation

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
