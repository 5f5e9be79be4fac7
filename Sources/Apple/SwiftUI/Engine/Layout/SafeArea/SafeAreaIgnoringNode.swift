import Foundation

/// The node of `ignoresSafeArea`: it is measured within the safe area, and its content is placed to the
/// edges that it ignores.
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

  override var layoutPriority: Double { 0 }

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
