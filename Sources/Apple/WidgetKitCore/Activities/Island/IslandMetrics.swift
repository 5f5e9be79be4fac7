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

  /// The greatest width of each compact view, with its margin: 119 or 100.5. A wider one pushes the status bar's clock
  /// away. Measured in a public picture of a timer on a screen of 393 points, whose island ends 33 points from the edges.
  package var mostCompactSide: CGFloat { (expandedWidth + 22 - cameraWidth) / 2 - 100.0 / 3 }

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

  /// The distance at the sides of the expanded island's centre, which is assumed, and below it, which is about that in a
  /// public picture.
  static let regionSpacing: CGFloat = 8
}
