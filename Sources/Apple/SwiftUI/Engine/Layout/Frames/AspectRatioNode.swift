import Foundation

/// The node of `aspectRatio(_:contentMode:)`.
///
/// 1. The ratio is the given one, or that of the content's ideal size.
/// 2. The content is proposed the largest size of the ratio that fits into the proposal, or the smallest
///    that fills it (case `re-aspect-fit`); of a proposal along one axis only, the size that has its
///    length (`re-aspect-onedim`); of none, none.
/// 3. The node has the content's size, whatever was proposed.
///
/// Source: OpenSwiftUI (AspectRatioLayout.swift @069dd80).
final class AspectRatioNode: UnaryNode {
  private let ratio: CGFloat?
  private let mode: ContentMode
  init(_ child: _Node, ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
    super.init(child)
  }

  /// Steps 1 and 2.
  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
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

  override var layoutPriority: Double { 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(childProposal(proposal))
  }
  override func placeChildren() { child.place(at: frame.origin, childProposal(proposal)) }
  override func draw(_ context: inout DrawContext) {
    context.draw(child, with: .aspectRatio(ratio, fills: mode == .fill))
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, childProposal(proposal))
  }
}
