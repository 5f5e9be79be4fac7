import Foundation

extension LayoutProperties {
  static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// The requirements of the built-in layouts, for a layout of the developer's own that calls them.
extension _BuiltInLayout where Cache == Void {
  private func node(_ subviews: Subviews) -> _Node {
    MainActor.assumeIsolated { _makeNode(subviews.nodes, isMirrored: false) }
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(node(subviews).spacing)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    node(subviews).size(proposal)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    node(subviews).place(at: bounds.origin, proposal)
    for node in subviews.nodes { subviews.board.put(node, at: node.frame.origin, node.proposal) }
  }
}
