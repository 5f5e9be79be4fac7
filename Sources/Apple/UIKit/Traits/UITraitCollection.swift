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
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1, inactive, active
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The traits by which a dynamic colour chooses.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  /// Pixels per point.
  public let displayScale: CGFloat
  /// UIKit runs on a Mac as Catalyst does, in the colours of iOS.
  private let design: SystemDesign
  /// The traits by which no colour chooses.
  let layout: LayoutTraits

  package convenience init(_ traits: ColorTraits, displayScale: CGFloat = 1) {
    self.init(traits, displayScale, LayoutTraits())
  }

  init(_ traits: ColorTraits, _ displayScale: CGFloat, _ layout: LayoutTraits) {
    self.layout = layout
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

  private static let standard = UITraitCollection(ColorTraits())
  private static let key = "UITraitCollection.current"

  /// The traits that colours are resolved by on this thread: light and of standard contrast at first, as outside a view
  /// the appearance isn't known.
  public static var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? standard }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs code with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = before }
    actions()
  }

  package var colorTraits: ColorTraits {
    ColorTraits(
      isDark: userInterfaceStyle == .dark, isHighContrast: accessibilityContrast == .high,
      design: design)
  }

  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.colorTraits == b.colorTraits && a.displayScale == b.displayScale
      && a.layout == b.layout
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorTraits)
    hasher.combine(displayScale)
    hasher.combine(layout)
  }
}
