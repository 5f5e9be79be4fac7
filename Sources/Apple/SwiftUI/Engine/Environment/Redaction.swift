import Foundation

/// The appearance of hidden content.
enum Redaction {
  /// The opacity against the foreground. Source: `styles_geometry.json`,
  /// `redaction.image_placeholder`; the bar that iOS 18 draws in RevenueCat's snapshot
  /// `testTextIsRedactedWhileLoading` has it too.
  static let opacity = 0.16
}
