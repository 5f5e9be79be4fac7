import Foundation

extension Image: _PrimitiveView {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(ImageNode(view, inputs))
  }
}
