import Foundation

/// A flexible space that grows along the axis of its stack.
public nonisolated struct Spacer: _PrimitiveView {
  public var minLength: CGFloat?

  /// - Parameter minLength: points; nil for 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      SpacerNode(
        axis: inputs.stackAxis, minLength: view.minLength ?? Spacing.standard))
  }
}
