import DisplayList
import Foundation

/// The node of a container background: it proposes the container's size to the background, and aligns
/// it.
final class ContainerBackgroundNode: UnaryNode {
  private let alignment: Alignment
  private let isMirrored: Bool
  init(_ child: _Node, alignment: Alignment, isMirrored: Bool) {
    self.alignment = alignment
    self.isMirrored = isMirrored
    super.init(child)
  }
  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts { .containerBackground }
  override var kind: String? { "ContainerBackground" }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
  }
  override func placeChildren() {
    place(
      child, at: child.aligned(alignment, in: frame.size, proposal), proposal, mirrored: isMirrored)
  }
}
