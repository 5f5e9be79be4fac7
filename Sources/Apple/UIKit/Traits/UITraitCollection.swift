import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What a dynamic colour goes by.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  /// Pixels a point.
  public let displayScale: CGFloat
  package let os: Int

  package init(_ look: ColorLook, displayScale: CGFloat = 1) {
    userInterfaceStyle = look.isDark ? .dark : .light
    accessibilityContrast = look.isHighContrast ? .high : .normal
    self.displayScale = displayScale
    os = look.os
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(ColorLook(isDark: userInterfaceStyle == .dark))
  }

  public convenience init(displayScale: CGFloat) {
    self.init(ColorLook(), displayScale: displayScale)
  }

  /// Outside a view nothing is known of the appearance: light, standard contrast.
  public static let current = UITraitCollection(ColorLook())

  package var look: ColorLook {
    ColorLook(
      isDark: userInterfaceStyle == .dark, isHighContrast: accessibilityContrast == .high, os: os)
  }

  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.look == b.look && a.displayScale == b.displayScale
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(look)
    hasher.combine(displayScale)
  }
}
