import Foundation

/// The traits of a collection by which no colour chooses. They are a phone's, upright, at the standard type size, where
/// nothing else is said.
struct LayoutTraits: Hashable, Sendable {
  var category = UIContentSizeCategory.large
  var idiom = UIUserInterfaceIdiom.phone
  var horizontal = UIUserInterfaceSizeClass.compact
  var vertical = UIUserInterfaceSizeClass.regular
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var level = UIUserInterfaceLevel.base
  var weight = UILegibilityWeight.regular
  var gamut = UIDisplayGamut.P3
  var activity = UIUserInterfaceActiveAppearance.active
}

extension UITraitCollection {
  public var preferredContentSizeCategory: UIContentSizeCategory { layout.category }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { layout.idiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { layout.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { layout.vertical }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { layout.direction }
  public var userInterfaceLevel: UIUserInterfaceLevel { layout.level }
  public var legibilityWeight: UILegibilityWeight { layout.weight }
  public var displayGamut: UIDisplayGamut { layout.gamut }
  public var activeAppearance: UIUserInterfaceActiveAppearance { layout.activity }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// Whether a dynamic colour may differ between the two.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { $0 == self } ?? true
  }

  private convenience init(_ change: (inout LayoutTraits) -> Void) {
    var layout = LayoutTraits()
    change(&layout)
    self.init(UITraitCollection.current.colorTraits, UITraitCollection.current.displayScale, layout)
  }

  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init { $0.category = category }
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontal = horizontalSizeClass }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.vertical = verticalSizeClass }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.level = userInterfaceLevel }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.weight = legibilityWeight }
  }
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.gamut = displayGamut } }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activity = activeAppearance }
  }
}
