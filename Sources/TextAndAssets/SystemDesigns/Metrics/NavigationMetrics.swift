import Foundation

/// The metrics of a navigation's bar, in points.
package struct NavigationMetrics: Hashable, Sendable {
  /// The height of the bar's items.
  package var itemHeight: CGFloat = 44
  /// The distance from the items to the large title's part of the bar.
  package var titleGap: CGFloat = 0
  /// The height of the large title's part of the bar.
  package var titleHeight: CGFloat = 52
  /// The distance from the middle of that part up to the middle of the large title.
  package var titleRise: CGFloat = 0
  /// The distance from a large title's part to the first section of a grouped list, where that has no header; nil for
  /// that of any list.
  package var titleListMargin: CGFloat?
}
