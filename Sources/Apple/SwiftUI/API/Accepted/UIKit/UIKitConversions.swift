import UIKit

// SwiftUI's settings from UIKit's, and UIKit's from SwiftUI's.

extension EdgeInsets {
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  public init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension UserInterfaceSizeClass {
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact?: self = .compact
    case .regular?: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UIAccessibilityContrast {
  public init(_ contrast: ColorSchemeContrast?) {
    switch contrast {
    case .standard?: self = .normal
    case .increased?: self = .high
    case nil: self = .unspecified
    }
  }
}

extension LegibilityWeight {
  public init?(_ weight: UILegibilityWeight) {
    switch weight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

extension UILegibilityWeight {
  public init(_ weight: LegibilityWeight?) {
    switch weight {
    case .regular?: self = .regular
    case .bold?: self = .bold
    case nil: self = .unspecified
    }
  }
}

extension LayoutDirection {
  public init?(_ direction: UITraitEnvironmentLayoutDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  public init(_ direction: LayoutDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}
