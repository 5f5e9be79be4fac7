import SwiftUI

/// The layout of an expanded island: its regions in three columns around the camera, which is in the middle of the upper
/// edge (``IslandColumns``).
struct ExpandedLayout: Layout {
  let metrics: IslandMetrics
  /// The margins that are asked for; points.
  let asked: EdgeInsets
  private var margins: EdgeInsets { IslandMetrics.margins(for: .expanded) }

  init(metrics: IslandMetrics, asked: EdgeInsets) {
    self.metrics = metrics
    self.asked = asked
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? metrics.expandedWidth
    if let height = proposal.height, height.isFinite {
      return CGSize(width: width, height: height)
    }
    let columns = columns(subviews, CGSize(width: width, height: .infinity), isIdeal: true)
    return CGSize(width: width, height: columns.height + margins.top + margins.bottom)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame, offer) in columns(subviews, bounds.size, isIdeal: false).frames {
      subview.place(
        at: CGPoint(
          x: bounds.minX + margins.leading + frame.minX, y: bounds.minY + margins.top + frame.minY),
        proposal: offer)
    }
  }

  /// - Parameter isIdeal: whether to find out how high the island wants to be.
  private func columns(_ subviews: Subviews, _ size: CGSize, isIdeal: Bool) -> IslandColumns {
    IslandColumns(
      subviews, camera: CGSize(width: metrics.cameraWidth, height: IslandMetrics.height),
      margins: margins, asked: asked,
      width: max(size.width - margins.leading - margins.trailing, 0),
      height: isIdeal ? nil : max(size.height - margins.top - margins.bottom, 0))
  }
}
