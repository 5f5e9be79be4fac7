import Foundation

/// Gives a view the name, role and hint of another that isn't drawn.
nonisolated struct AccessibilityRepresentationModifier<Representation: View>: _NodeModifier {
  let representation: Representation

  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    AccessibilityRepresentationNode(node, inputs.nodes(representation))
  }
}
