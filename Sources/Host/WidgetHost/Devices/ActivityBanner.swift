import Foundation

/// The measures of a Live Activity on the Lock Screen.
package struct ActivityBanner: Sendable, Equatable {
  /// The width, in points.
  package let width: CGFloat
  /// Whether the width is neither in Apple's list nor measured for the device.
  package let isAssumed: Bool
  /// The corner radius, in points. Apple publishes none; 22.3 … 22.7 in a picture of iOS 26 on a screen of 402 points
  /// (karlos1998/touge-dash @de2ac47, docs/screenshots/live-activity.png), assumed elsewhere.
  package let cornerRadius: CGFloat = 22.5

  static func published(_ width: CGFloat) -> ActivityBanner {
    ActivityBanner(width: width, isAssumed: false)
  }
  static func assumed(_ width: CGFloat) -> ActivityBanner {
    ActivityBanner(width: width, isAssumed: true)
  }
}
