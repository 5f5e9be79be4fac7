import Foundation
import SystemDesigns

/// Traits that can be set.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var displayGamut: UIDisplayGamut { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// The traits of a collection while they are changed.
private struct ChangedTraits: UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle
  var accessibilityContrast: UIAccessibilityContrast
  var displayScale: CGFloat
  var layout: LayoutTraits

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { layout.category }
    set { layout.category = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { layout.idiom }
    set { layout.idiom = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { layout.horizontal }
    set { layout.horizontal = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { layout.vertical }
    set { layout.vertical = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { layout.direction }
    set { layout.direction = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { layout.level }
    set { layout.level = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { layout.weight }
    set { layout.weight = newValue }
  }
  var displayGamut: UIDisplayGamut {
    get { layout.gamut }
    set { layout.gamut = newValue }
  }
  var activeAppearance: UIUserInterfaceActiveAppearance {
    get { layout.activity }
    set { layout.activity = newValue }
  }
}

extension UITraitCollection {
  /// A collection with these traits, changed by `mutations`.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    var traits: any UIMutableTraits = ChangedTraits(
      userInterfaceStyle: userInterfaceStyle, accessibilityContrast: accessibilityContrast,
      displayScale: displayScale, layout: layout)
    mutations(&traits)
    var colors = colorTraits
    colors.isDark = traits.userInterfaceStyle == .dark
    colors.isHighContrast = traits.accessibilityContrast == .high
    let layout = (traits as? ChangedTraits)?.layout ?? layout
    return UITraitCollection(colors, traits.displayScale, layout)
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    let changed = UITraitCollection.current.modifyingTraits(mutations)
    self.init(changed.colorTraits, changed.displayScale, changed.layout)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(ColorTraits(isHighContrast: accessibilityContrast == .high))
  }

  /// A combination of collections: dark or high-contrast if any of them is, with the greatest of their scales; of the
  /// other traits the last that isn't the standard one.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      ColorTraits(
        isDark: traitCollections.contains { $0.userInterfaceStyle == .dark },
        isHighContrast: traitCollections.contains { $0.accessibilityContrast == .high }),
      traitCollections.map(\.displayScale).max() ?? 1,
      traitCollections.reduce(LayoutTraits()) { $0.merged($1.layout) })
  }
}

extension LayoutTraits {
  /// These traits, with those of another that aren't the standard ones.
  fileprivate func merged(_ other: LayoutTraits) -> LayoutTraits {
    let standard = LayoutTraits()
    func pick<Value: Equatable>(_ path: KeyPath<LayoutTraits, Value>) -> Value {
      other[keyPath: path] == standard[keyPath: path] ? self[keyPath: path] : other[keyPath: path]
    }
    return LayoutTraits(
      category: pick(\.category), idiom: pick(\.idiom), horizontal: pick(\.horizontal),
      vertical: pick(\.vertical), direction: pick(\.direction), level: pick(\.level),
      weight: pick(\.weight), gamut: pick(\.gamut), activity: pick(\.activity))
  }
}
