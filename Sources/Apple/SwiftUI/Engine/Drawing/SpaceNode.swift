import Foundation

/// A node that takes space and draws nothing.
final class SpaceNode: _Node {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
