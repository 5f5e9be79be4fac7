import Foundation

nonisolated struct _LayerModifier<Layer: View>: ViewModifier {
  typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
  nonisolated init(_ layer: Layer, alignment: Alignment, isBehind: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }

  @MainActor static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    Base._resolve(content, inputs, into: &nodes)
    var inputs = inputs
    inputs.descend(into: Layer.self)
    inputs.environment.fields.stackAxis = nil
    let alignment = modifier.alignment
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = LayerNode(
        nodes.nodes[i], layer: inputs.single(modifier.layer, alignment: alignment),
        alignment: alignment, isBehind: modifier.isBehind, isMirrored: inputs.isMirrored)
    }
  }
}

extension View {
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(content(), alignment: alignment, isBehind: true))
  }
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
