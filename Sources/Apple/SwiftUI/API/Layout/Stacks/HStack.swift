import Foundation

/// Views side by side.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// - Parameter spacing: points between neighbours; nil for what they prefer.
  @inlinable
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inline(__always)
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.stackAxis = .horizontal
    nodes.nodes.append(
      StackNode(
        .horizontal, alignment: view.alignment.key, spacing: view.spacing,
        mirrored: inputs.isMirrored, inputs.nodes(view.content)))
  }
}
