import Foundation

/// Views one on top of the other, the last in front.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let content: Content

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.stackAxis = nil
    nodes.nodes.append(
      ZStackNode(
        inputs.nodes(view.content), alignment: view.alignment, isMirrored: inputs.isMirrored))
  }
}
