import Foundation

/// Offers its content the largest size of a ratio that fits into what it is offered itself, or the
/// smallest that fills it; offered nothing, it offers nothing. Source: OpenSwiftUI's account
/// (AspectRatioLayout.swift @069dd80), `re-aspect-fit`.
final class AspectRatioNode: UnaryNode {
  private let ratio: CGFloat?
  private let mode: ContentMode
  init(_ child: _Node, ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
    super.init(child)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(.unspecified)
    guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else {
      return proposal
    }
    let scales = [
      proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height },
    ].compactMap { $0 }
    let scale = mode == .fit ? scales.min() : scales.max()
    guard let scale else { return proposal }
    return ProposedViewSize(
      width: shape.width * scale, height: shape.height * scale)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(offer(proposal)) }
  override func placeChildren() { child.place(at: frame.origin, offer(proposal)) }
  override func draw(_ context: inout DrawContext) {
    context.draw(child, with: .aspectRatio(ratio, fills: mode == .fill))
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, offer(proposal))
  }
}
