import Foundation

/// Views one below the other.
public nonisolated struct VStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// - Parameter spacing: points between neighbours; nil for what they prefer.
  @inlinable
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
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
    inputs.stackAxis = .vertical
    nodes.nodes.append(
      StackNode(
        .vertical, alignment: view.alignment.key, spacing: view.spacing,
        mirrored: inputs.isMirrored, inputs.nodes(view.content)))
  }
}
