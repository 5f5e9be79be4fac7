import SwiftUI

/// A layout of rows, each filled with as many items as fit its width.
struct LegendFlow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rows(proposal, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let placed = rows(ProposedViewSize(bounds.size), subviews)
    for (view, position) in zip(subviews, placed.positions) {
      view.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: .unspecified)
    }
  }

  private func rows(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (size: CGSize, positions: [CGPoint]) {
    let width = proposal.width ?? .infinity
    var positions: [CGPoint] = []
    var x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0, widest: CGFloat = 0
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width + 0.01 {
        x = 0
        y += line + ChartMetrics.legendSymbolSpacing
        line = 0
      }
      positions.append(CGPoint(x: x, y: y))
      widest = max(widest, x + size.width)
      x += size.width + ChartMetrics.legendItemSpacing
      line = max(line, size.height)
    }
    return (CGSize(width: widest, height: y + line), positions)
  }
}
