import Foundation

/// Nodes that were resolved elsewhere, as a view.
nonisolated struct NodesView: _PrimitiveView {
  let nodes: [_Node]
  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes += view.nodes
  }
}
