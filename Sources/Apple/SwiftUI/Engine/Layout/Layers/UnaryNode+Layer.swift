import Foundation

extension UnaryNode {
  /// Proposes to a layer the size of what it lies on and brings their guides together.
  final func place(
    layer: _Node, over child: _Node, _ alignment: Alignment, mirrored: Bool
  ) {
    let childProposal = ProposedViewSize(frame.size)
    let own = layer.anchor(alignment, childProposal)
    let base = ViewDimensions(node: child, proposal: proposal, size: frame.size)
    place(
      layer,
      at: CGPoint(
        x: base[alignment.horizontal.key] - own.x, y: base[alignment.vertical.key] - own.y),
      childProposal, mirrored: mirrored)
  }
}
