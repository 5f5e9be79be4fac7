import UIKit

extension ColorScheme {
  /// nil where the style is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension ColorSchemeContrast {
  /// nil where the contrast is unspecified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .unspecified: return nil
    case .normal: self = .standard
    case .high: self = .increased
    }
  }
}

extension UIUserInterfaceStyle {
  /// nil for unspecified.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case nil: self = .unspecified
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}
