import Foundation

/// Cuts a view to a shape within its frame.
public nonisolated struct _ClipEffect<ClipShape: Shape>: _NodeModifier {
  public var shape: ClipShape
  public var style: FillStyle
  public nonisolated init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    ClipNode(node, ShapeOutline(shape: shape), style.rule, inputs.environment)
  }
}

extension View {
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// - Parameter radius: points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
