import Foundation

extension View {
  /// A style behind the view. At an edge of the safe area that the view touches, the style extends to the end of the region
  /// outside.
  ///
  /// - Parameter edges: the edges of the safe area beyond which the style extends.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayerModifier(
        Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, isBehind: true))
  }

  public nonisolated func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }

  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// A style in front of the view. At an edge of the safe area that the view touches, the style extends to the end of the region
  /// outside.
  ///
  /// - Parameter edges: the edges of the safe area beyond which the style extends.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayerModifier(
        Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, isBehind: false))
  }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
  }

  /// A line within the view's edge.
  /// - Parameter width: points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _LayerModifier(
        Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isBehind: false))
  }
}
