import Foundation

/// Points: UIKit's button configurations, 28, 34 and 50 high around their texts. The corners, and
/// what is larger than large, are assumed: no picture of Apple's with such a button was found.
struct ButtonMetrics {
  let horizontal: CGFloat
  let vertical: CGFloat
  /// The corner radius, in points; nil for a capsule.
  let radius: CGFloat?
  let font: Font

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (horizontal, vertical, radius, font) = (10, 5, nil, .subheadline)
    case .regular: (horizontal, vertical, radius, font) = (12, 7, 8, .body)
    case .large: (horizontal, vertical, radius, font) = (20, 15, 12, .body)
    case .extraLarge: (horizontal, vertical, radius, font) = (24, 20, 16, .body)
    }
  }
}
