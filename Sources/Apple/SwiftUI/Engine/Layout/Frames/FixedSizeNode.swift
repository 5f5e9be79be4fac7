import Foundation

/// The node of `fixedSize(horizontal:vertical:)`: the content has its ideal length along the fixed axes,
/// whatever is proposed. Source: Apple's documentation; case `fg-ideal-rect`.
final class FixedSizeNode: UnaryNode {
  private let horizontal: Bool
  private let vertical: Bool
  init(_ child: _Node, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child)
  }
  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(childProposal(proposal))
  }
  override func placeChildren() { child.place(at: frame.origin, childProposal(proposal)) }
  override func draw(_ context: inout DrawContext) {
    context.draw(child, with: .fixedSize(horizontal: horizontal, vertical: vertical))
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, childProposal(proposal))
  }
}
