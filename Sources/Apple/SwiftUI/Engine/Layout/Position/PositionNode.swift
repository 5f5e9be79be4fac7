import Foundation

/// The node of `position(_:)`: takes all that is proposed and puts its content's centre at a point of
/// it.
final class PositionNode: UnaryNode {
  private let position: CGPoint
  private let isMirrored: Bool
  init(_ child: _Node, _ position: CGPoint, isMirrored: Bool) {
    self.position = position
    self.isMirrored = isMirrored
    super.init(child)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(proposal)
    return proposal.replacingUnspecifiedDimensions(by: content)
  }
  override func placeChildren() {
    let childProposal = ProposedViewSize(frame.size)
    let size = child.size(childProposal)
    place(
      child, at: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2),
      childProposal,
      mirrored: isMirrored)
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
  override var spacing: Spacing { Spacing() }
  override var layoutPriority: Double { 0 }
  override func draw(_ context: inout DrawContext) {
    context.draw(child, with: .position(x: position.x, y: position.y))
  }
}
