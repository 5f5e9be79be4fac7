import SwiftUI

/// One view, turned by a quarter.
struct TurnedLayout<Content: View>: View {
  let clockwise: Bool
  @ViewBuilder let content: Content
  var body: some View {
    QuarterTurn { content.fixedSize().rotationEffect(.degrees(clockwise ? 90 : -90)) }
  }
}

/// A layout with the size of a view that is turned by a quarter.
private struct QuarterTurn: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
