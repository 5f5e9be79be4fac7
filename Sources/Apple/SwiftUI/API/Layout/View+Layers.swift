import Foundation

@usableFromInline
nonisolated struct _LayerModifier<Layer: View>: ViewModifier {
  @usableFromInline typealias Body = Never
  @usableFromInline let layer: Layer
  @usableFromInline let alignment: Alignment
  @usableFromInline let isBehind: Bool
  @inlinable
  nonisolated init(_ layer: Layer, alignment: Alignment, isBehind: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }

  @inline(__always)
  @usableFromInline
  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    Base._resolve(content, inputs, into: &nodes)
    var inputs = inputs
    inputs.descend(into: Layer.self)
    inputs.stackAxis = nil
    let alignment = modifier.alignment
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = LayerNode(
        nodes.nodes[i], layer: inputs.single(modifier.layer, alignment: alignment),
        alignment: alignment, isBehind: modifier.isBehind, isMirrored: inputs.isMirrored)
    }
  }
}

extension View {
  @inlinable
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(content(), alignment: alignment, isBehind: true))
  }
  @inlinable
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(content(), alignment: alignment, isBehind: false))
  }
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(background, alignment: alignment, isBehind: true))
  }
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(overlay, alignment: alignment, isBehind: false))
  }
}
