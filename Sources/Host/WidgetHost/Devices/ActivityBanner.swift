import Foundation

/// The measures of a Live Activity on the Lock Screen.
package struct ActivityBanner: Sendable, Equatable {
  /// The width, in points.
  package let width: CGFloat
  /// Whether Apple lists the width for the device; false where it is assumed.
  package let isPublished: Bool
  /// The corner radius, in points. Apple publishes none; assumed.
  package let cornerRadius: CGFloat = 24

  static func published(_ width: CGFloat) -> ActivityBanner {
    ActivityBanner(width: width, isPublished: true)
  }
  static func assumed(_ width: CGFloat) -> ActivityBanner {
    ActivityBanner(width: width, isPublished: false)
  }
}
