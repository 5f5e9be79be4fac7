import Foundation

extension LinearGradient: View, _PrimitiveView {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      ShapeNode("LinearGradient", Rectangle(), style: view, inputs.environment))
  }
}
