import SwiftUI

/// The measures of a Dynamic Island, in points.
///
/// Source of the sizes: Apple's Human Interface Guidelines, Live Activities, Specifications (edition
/// of December 2025). They are thirds of a point there, rounded to two decimals.
package struct IslandMetrics: Hashable, Sendable {
  /// The width of the island with its compact views in the guidelines: 250 or 230.
  package let compactWidth: CGFloat
  /// The width of each compact view in the guidelines: 62.33 or 52.33.
  package let compactSide: CGFloat
  /// The width of the expanded island: 408 or 371.
  package let expandedWidth: CGFloat
  /// The greatest width of each compact view, with its margin. A wider one pushes the status bar's clock away.
  package let mostCompactSide: CGFloat

  /// The height of the compact and the minimal island: 36.67.
  package static let height: CGFloat = 110.0 / 3
  /// The widths of a minimal island: a circle, or an oval up to the upper bound.
  package static let minimalWidths: ClosedRange<CGFloat> = height...45
  /// The heights of the expanded island and of an activity on the Lock Screen. What is taller is cut
  /// off.
  package static let heights: ClosedRange<CGFloat> = 84...160
  /// The corner radius of the expanded island.
  package static let cornerRadius: CGFloat = 44

  /// The island of the large iPhones. That it may reach to 33.33 points from the edges, as on a screen of 393, is assumed.
  package static let wide = IslandMetrics(
    compactWidth: 250, compactSide: 187.0 / 3, expandedWidth: 408, mostCompactSide: 119)
  /// The island of the other iPhones. With a timer it ends 33.33 points from the edges in a public picture of a screen of
  /// 393 points.
  package static let narrow = IslandMetrics(
    compactWidth: 230, compactSide: 157.0 / 3, expandedWidth: 371, mostCompactSide: 100.5)
  /// The narrow island on a screen of 402 points: with a timer it ends 110 pixels from the edges, at three pixels a point
  /// (AmirL/focus-todo @bf7cd3d, screenshots/live-activity-dynamic-island-ticking.png).
  package static let narrowAt402 = IslandMetrics(
    compactWidth: 230, compactSide: 157.0 / 3, expandedWidth: 371, mostCompactSide: 305.0 / 3)

  /// The width of the camera, which lies between the compact views: 125.33 on both.
  package var cameraWidth: CGFloat { compactWidth - 2 * compactSide }

  /// The greatest width of the compact island.
  package var mostCompactWidth: CGFloat { cameraWidth + 2 * mostCompactSide }

  /// The margins that the system keeps free around the views. Apple publishes none: those of the compact and of the
  /// expanded island are measured in public pictures, on screens of 393 points; the minimal island's are assumed.
  static func margins(for mode: DynamicIslandMode) -> EdgeInsets {
    switch mode {
    case .expanded: EdgeInsets(top: 17, leading: 17, bottom: 17, trailing: 17)
    case .compactLeading: EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0)
    case .compactTrailing: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 7)
    default: EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
  }
}
