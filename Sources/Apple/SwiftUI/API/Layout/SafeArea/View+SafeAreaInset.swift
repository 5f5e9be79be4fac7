import Foundation

public nonisolated struct _InsetViewModifier<Content: View>: ViewModifier {
  public typealias Body = Never
  let content: Content
  let edge: Edge
  let spacing: CGFloat?
  let guide: AlignmentKey

  nonisolated init(_ content: Content, edge: Edge, spacing: CGFloat?, guide: AlignmentKey) {
    self.content = content
    self.edge = edge
    self.spacing = spacing
    self.guide = guide
  }

  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    var inner = inputs
    inner.isInSafeArea = true
    Base._resolve(content, inner, into: &nodes)
    var inputs = inputs
    inputs.descend(into: Content.self)
    inputs.stackAxis = nil
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = SafeAreaInsetNode(
        nodes.nodes[i], inset: inputs.single(modifier.content), edge: modifier.edge,
        spacing: modifier.spacing, guide: modifier.guide, inputs)
    }
  }
}

extension View {
  /// - Parameter spacing: points between the two; nil for what they prefer.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(content(), edge: edge.edge, spacing: spacing, guide: alignment.key))
  }

  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(content(), edge: edge.edge, spacing: spacing, guide: alignment.key))
  }

  /// A bar beside the content, which is inset by it. The blur that it puts on the content under it isn't drawn.
  ///
  /// - Support: partly; without the effect at the edge
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// A bar beside the content, which is inset by it. The blur that it puts on the content under it isn't drawn.
  ///
  /// - Support: partly; without the effect at the edge
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
