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
    inputs.implicitRoot = .layers
    for i in first..<nodes.nodes.count {
      let layer = inputs.topNodes(modifier.layer)
      // An `if` without `else` around the layer's views leaves none in most of the cells of a calendar.
      if layer.isEmpty { continue }
      nodes.nodes[i] = LayerNode(
        nodes.nodes[i], layer: ImplicitRoot.layers.node(of: layer, isMirrored: inputs.isMirrored),
        alignment: modifier.alignment, isBehind: modifier.isBehind, isMirrored: inputs.isMirrored)
    }
  }
}

extension View {
  @inlinable
  public nonisolated consuming func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(content(), alignment: alignment, isBehind: true))
  }
  @inlinable
  public nonisolated consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(content(), alignment: alignment, isBehind: false))
  }
  @_disfavoredOverload
  public nonisolated consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(background, alignment: alignment, isBehind: true))
  }
  @_disfavoredOverload
  public nonisolated consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(overlay, alignment: alignment, isBehind: false))
  }
}
