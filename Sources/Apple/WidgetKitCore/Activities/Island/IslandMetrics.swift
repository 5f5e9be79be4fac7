import SwiftUI

/// The measures of a Dynamic Island, in points.
///
/// Source of the sizes: Apple's Human Interface Guidelines, Live Activities, Specifications (edition
/// of December 2025). They are thirds of a point there, rounded to two decimals.
package struct IslandMetrics: Hashable, Sendable {
  /// The width of the island with its compact views: 250 or 230.
  package let compactWidth: CGFloat
  /// The greatest width of each compact view: 62.33 or 52.33.
  package let compactSide: CGFloat
  /// The width of the expanded island: 408 or 371.
  package let expandedWidth: CGFloat

  /// The height of the compact and the minimal island: 36.67.
  package static let height: CGFloat = 110.0 / 3
  /// The widths of a minimal island: a circle, or an oval up to the upper bound.
  package static let minimalWidths: ClosedRange<CGFloat> = height...45
  /// The heights of the expanded island and of an activity on the Lock Screen. What is taller is cut
  /// off.
  package static let heights: ClosedRange<CGFloat> = 84...160
  /// The corner radius of the expanded island.
  package static let cornerRadius: CGFloat = 44

  /// The island of the large iPhones.
  package static let wide = IslandMetrics(
    compactWidth: 250, compactSide: 187.0 / 3, expandedWidth: 408)
  /// The island of the other iPhones.
  package static let narrow = IslandMetrics(
    compactWidth: 230, compactSide: 157.0 / 3, expandedWidth: 371)

  /// The width of the camera, which lies between the compact views: 125.33 on both.
  package var cameraWidth: CGFloat { compactWidth - 2 * compactSide }

  /// The margins that the system keeps free around the views. Apple publishes none: they are assumed so
  /// that the expanded content stays within the island's corners, and that compact views lie near the
  /// camera, as the guidelines ask.
  static func margins(for mode: DynamicIslandMode) -> EdgeInsets {
    switch mode {
    case .expanded: EdgeInsets(top: 12, leading: 20, bottom: 16, trailing: 20)
    case .compactLeading: EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 4)
    case .compactTrailing: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 7)
    default: EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
  }

  /// The distance between regions of the expanded island; assumed.
  static let regionSpacing: CGFloat = 8
}
