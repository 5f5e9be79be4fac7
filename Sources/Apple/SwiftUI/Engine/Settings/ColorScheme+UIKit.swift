import UIKit

extension ColorScheme {
  /// - Returns: nil where the style is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension ColorSchemeContrast {
  /// - Returns: nil where the contrast is unspecified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .unspecified: return nil
    case .normal: self = .standard
    case .high: self = .increased
    }
  }
}

extension UIUserInterfaceStyle {
  /// The style of a color scheme; unspecified for nil.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case nil: self = .unspecified
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}
