import Foundation

/// Points: UIKit's button configurations, 28, 34 and 50 high around their texts. A large button's corners are as those of
/// autoreleasefool/approach @0b5ed42 (PrimaryButtonTests, ListContentTests; iOS 18): 10, 5.7, 2.7, 1 and 0.3 points beside the
/// edge at 0.2, 1, 2.8, 5.5 and 8.2 below the top. The other corners, and what is larger than large, are assumed.
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
    case .large: (horizontal, vertical, radius, font) = (20, 15, 10, .body)
    case .extraLarge: (horizontal, vertical, radius, font) = (24, 20, 16, .body)
    }
  }
}
