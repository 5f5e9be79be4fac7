import Foundation
import SystemDesigns

/// Traits that can be set.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
}

/// The traits of a collection while they are changed.
private struct ChangedTraits: UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle
  var accessibilityContrast: UIAccessibilityContrast
  var displayScale: CGFloat
}

extension UITraitCollection {
  /// A collection with these traits, changed by `mutations`.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    var traits: any UIMutableTraits = ChangedTraits(
      userInterfaceStyle: userInterfaceStyle, accessibilityContrast: accessibilityContrast,
      displayScale: displayScale)
    mutations(&traits)
    var colors = colorTraits
    colors.isDark = traits.userInterfaceStyle == .dark
    colors.isHighContrast = traits.accessibilityContrast == .high
    return UITraitCollection(colors, displayScale: traits.displayScale)
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    let changed = UITraitCollection.current.modifyingTraits(mutations)
    self.init(changed.colorTraits, displayScale: changed.displayScale)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(ColorTraits(isHighContrast: accessibilityContrast == .high))
  }

  /// Fonts have their standard size outside of views.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(ColorTraits())
  }

  /// A combination of collections: dark or high-contrast if any of them is, with the greatest of their scales.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      ColorTraits(
        isDark: traitCollections.contains { $0.userInterfaceStyle == .dark },
        isHighContrast: traitCollections.contains { $0.accessibilityContrast == .high }),
      displayScale: traitCollections.map(\.displayScale).max() ?? 1)
  }
}
