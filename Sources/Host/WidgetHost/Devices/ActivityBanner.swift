import Foundation
import SystemDesigns
import WidgetKitCore

/// The measures of a Live Activity on the Lock Screen.
package struct ActivityBanner: Sendable, Equatable {
  /// The width, in points.
  package let width: CGFloat
  /// Whether the width is neither in Apple's list nor measured for the device.
  package let isAssumed: Bool
  /// The width, in points, at which the content is laid out before the system scales it to ``width``.
  package let contentWidth: CGFloat
  /// The heights that the system shows, in points.
  package let heights: ClosedRange<CGFloat>
  /// The corner radius, in points. Apple publishes none; 22.3 … 22.7 in a picture of iOS 26 on a screen of 402 points
  /// (karlos1998/touge-dash @de2ac47, docs/screenshots/live-activity.png), assumed elsewhere.
  package let cornerRadius: CGFloat = 22.5

  /// Points shown per point of the content's layout.
  package var scale: CGFloat { width / contentWidth }

  private init(width: CGFloat, isAssumed: Bool) {
    self.width = width
    self.isAssumed = isAssumed
    contentWidth = width
    heights = IslandMetrics.heights
  }

  /// The measures of a screen in a version of iOS.
  init(_ figures: ScreenFigures.Activity) {
    width = figures.width
    isAssumed = false
    contentWidth = figures.contentWidth
    heights = figures.leastHeight...IslandMetrics.heights.upperBound
  }

  static func published(_ width: CGFloat) -> ActivityBanner {
    ActivityBanner(width: width, isAssumed: false)
  }
  static func assumed(_ width: CGFloat) -> ActivityBanner {
    ActivityBanner(width: width, isAssumed: true)
  }
}
