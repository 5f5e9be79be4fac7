import Foundation

public nonisolated struct _SafeAreaPaddingLayout: _NodeModifier {
  let insets: EdgeInsets
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    SafeAreaPaddingNode(node, insets, inputs)
  }
}

// In this order, and two of them disfavoured, for the type checker: see `padding`.
extension View {
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPaddingLayout(insets: EdgeInsets(.all, length)))
  }
  /// - Parameter length: points; nil for the standard 16.
  @_disfavoredOverload
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _SafeAreaPaddingLayout(insets: EdgeInsets(edges, length ?? _PaddingLayout.standard)))
  }
  @_disfavoredOverload
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingLayout(insets: insets))
  }
}
