import Foundation
import SystemDesigns

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The traits by which a dynamic colour chooses.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  /// Pixels per point.
  public let displayScale: CGFloat
  /// UIKit runs on a Mac as Catalyst does, in the colours of iOS.
  private let design: SystemDesign

  package init(_ traits: ColorTraits, displayScale: CGFloat = 1) {
    userInterfaceStyle = traits.isDark ? .dark : .light
    accessibilityContrast = traits.isHighContrast ? .high : .normal
    self.displayScale = displayScale
    design = traits.design.counterpart(on: .iOS)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(ColorTraits(isDark: userInterfaceStyle == .dark))
  }

  public convenience init(displayScale: CGFloat) {
    self.init(ColorTraits(), displayScale: displayScale)
  }

  /// Light and of standard contrast: outside a view the appearance isn't known.
  public static let current = UITraitCollection(ColorTraits())

  package var colorTraits: ColorTraits {
    ColorTraits(
      isDark: userInterfaceStyle == .dark, isHighContrast: accessibilityContrast == .high,
      design: design)
  }

  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.colorTraits == b.colorTraits && a.displayScale == b.displayScale
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorTraits)
    hasher.combine(displayScale)
  }
}
