import Foundation

/// Room that nothing is drawn in.
final class SpaceNode: _Node {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
