import Foundation

/// Rows whose cells share the widths of their columns.
public nonisolated struct Grid<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters: points between columns and rows; nil for what the cells prefer.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.stackAxis = .vertical
    nodes.nodes.append(
      GridNode(
        inputs.nodes(view.content), alignment: view.alignment,
        horizontal: view.horizontalSpacing, vertical: view.verticalSpacing,
        isMirrored: inputs.isMirrored))
  }
}
