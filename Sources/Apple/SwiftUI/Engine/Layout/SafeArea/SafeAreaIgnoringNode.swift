import Foundation

/// Takes its place as if the safe area held for it, and then reaches out of it.
final class SafeAreaIgnoringNode: UnaryNode {
  private let edges: Edge.Set
  private let context: ResolveContext
  private let isMirrored: Bool
  init(_ child: _Node, edges: Edge.Set, context: ResolveContext, isMirrored: Bool) {
    self.edges = edges
    self.context = context
    self.isMirrored = isMirrored
    super.init(child)
  }

  override func placeChildren() {
    let insets = context.safeAreaInsets(of: frame, mirrored: isMirrored).at(edges)
    let outward = EdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
    place(
      child, at: CGPoint(x: -insets.leading, y: -insets.top), proposal.inset(by: outward),
      mirrored: isMirrored)
  }
}
