import Foundation

public nonisolated struct _SafeAreaPaddingLayout: ViewModifier {
  public typealias Body = Never
  let insets: EdgeInsets

  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    var inner = inputs
    inner.isInSafeArea = true
    Base._resolve(content, inner, into: &nodes)
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = SafeAreaPaddingNode(nodes.nodes[i], modifier.insets, inputs)
    }
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
