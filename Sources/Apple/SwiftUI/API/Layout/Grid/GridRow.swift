import Foundation

/// A row of a grid; outside of one, a row like an `HStack`'s.
public nonisolated struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.stackAxis = .horizontal
    nodes.nodes.append(
      GridRowNode(
        inputs.nodes(view.content), alignment: view.alignment, isMirrored: inputs.isMirrored))
  }
}
