import SwiftUI

/// Content that is laid out at one size and shown at another: the system shrinks it after its layout, so that texts, margins
/// and symbols have the same proportions as before.
package struct ScaledContent<Content: View>: View {
  let scale: CGFloat
  let content: Content
  // Scaling about a point isn't mirrored, the place of the content is.
  @Environment(\.layoutDirection) private var direction

  /// - Parameter scale: points shown per point of the content's layout; above 0.
  package init(scale: CGFloat, @ViewBuilder content: () -> Content) {
    self.scale = scale
    self.content = content()
  }

  package var body: some View {
    Sizing(scale: scale) {
      content.shown(scaledBy: scale, anchor: direction == .rightToLeft ? .topTrailing : .topLeading)
    }
  }

  private struct Sizing: Layout {
    let scale: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let size = subviews.first?.sizeThatFits(unscaled(proposal)) ?? .zero
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews.first?.place(
        at: bounds.origin, anchor: .topLeading,
        proposal: unscaled(ProposedViewSize(bounds.size)))
    }

    private func unscaled(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width.map { $0 / scale }, height: proposal.height.map { $0 / scale })
    }
  }
}
