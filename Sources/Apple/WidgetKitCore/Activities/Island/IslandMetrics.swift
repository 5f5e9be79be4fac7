import SwiftUI

/// The measures of a Dynamic Island, in points.
///
/// Source of the sizes: Apple's Human Interface Guidelines, Live Activities, Specifications (edition
/// of December 2025). They are thirds of a point there, rounded to two decimals.
package struct IslandMetrics: Hashable, Sendable {
  /// Of the island with its compact views: 250 or 230.
  package let compactWidth: CGFloat
  /// Of each compact view at most: 62.33 or 52.33.
  package let compactSide: CGFloat
  /// Of the expanded island: 408 or 371.
  package let expandedWidth: CGFloat

  /// 36.67: of the compact and the minimal island.
  package static let height: CGFloat = 110.0 / 3
  /// A minimal island is a circle, or oval up to this width.
  package static let minimalWidths: ClosedRange<CGFloat> = height...45
  /// Of the expanded island, and of an activity on the Lock Screen. What is taller is cut off.
  package static let heights: ClosedRange<CGFloat> = 84...160
  /// Of the expanded island.
  package static let cornerRadius: CGFloat = 44

  /// iPhones with 430 points across and more.
  package static let wide = IslandMetrics(
    compactWidth: 250, compactSide: 187.0 / 3, expandedWidth: 408)
  /// iPhones with 393 and 402 points across.
  package static let narrow = IslandMetrics(
    compactWidth: 230, compactSide: 157.0 / 3, expandedWidth: 371)

  /// What lies between the compact views: the camera. The same 125.33 on both.
  package var cameraWidth: CGFloat { compactWidth - 2 * compactSide }

  /// What the system keeps free around the views. Apple publishes none of these: assumed so that the
  /// expanded content stays within the island's corners, and that compact views stand near the camera
  /// as the guidelines ask.
  static func margins(for mode: DynamicIslandMode) -> EdgeInsets {
    switch mode {
    case .expanded: EdgeInsets(top: 12, leading: 20, bottom: 16, trailing: 20)
    case .compactLeading: EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 4)
    case .compactTrailing: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 7)
    default: EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
  }

  /// Between regions of the expanded island; assumed.
  static let regionSpacing: CGFloat = 8
}
