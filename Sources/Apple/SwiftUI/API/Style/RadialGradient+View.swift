import Foundation

extension RadialGradient: View, _PrimitiveView {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      ShapeNode("RadialGradient", Rectangle(), style: view, inputs.environment))
  }
}
