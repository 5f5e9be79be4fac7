import Foundation

public nonisolated struct _ContainerRelativeFrame: _NodeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: @Sendable (CGFloat, Axis) -> CGFloat

  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    ContainerRelativeFrameNode(
      node, axes: axes, alignment: alignment, isMirrored: inputs.isMirrored,
      container: inputs.environment.fields.containerSize, length: length)
  }
}

extension View {
  /// Makes the view as long as the container along the axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view as long as `span` of `count` equal parts of the container, `spacing` points apart.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
        let count = CGFloat(max(count, 1)), span = CGFloat(span)
        let part = (length - spacing * (count - 1)) / count
        return part * span + spacing * (span - 1)
      })
  }

  /// Makes the view as long as `length` computes of the container's length.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
