import Foundation

/// A view behind another, or in front, laid out in its size.
final class LayerNode: UnaryNode {
  private let layer: _Node
  private let alignment: Alignment
  private let isBehind: Bool
  private let isMirrored: Bool

  init(
    _ child: _Node, layer: _Node, alignment: Alignment, isBehind: Bool, isMirrored: Bool = false
  ) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    self.isMirrored = isMirrored
    super.init(child)
  }

  override func placeChildren() {
    super.placeChildren()
    place(layer: layer, over: child, alignment, mirrored: isMirrored)
  }

  override var children: [_Node] { isBehind ? [layer, child] : [child, layer] }

  override func draw(_ context: inout DrawContext) {
    let name = alignment.name
    if isBehind { context.draw(layer: layer, isBehind: true, alignment: name) }
    context.draw(child)
    if !isBehind { context.draw(layer: layer, isBehind: false, alignment: name) }
  }
}

extension UnaryNode {
  /// Offers a layer the size of what it lies on and brings their guides together.
  final func place(
    layer: _Node, over child: _Node, _ alignment: Alignment, mirrored: Bool
  ) {
    let offer = ProposedViewSize(frame.size)
    let own = layer.anchor(alignment, offer)
    let base = ViewDimensions(node: child, proposal: proposal, size: frame.size)
    place(
      layer,
      at: CGPoint(
        x: base[alignment.horizontal.key] - own.x, y: base[alignment.vertical.key] - own.y),
      offer, mirrored: mirrored)
  }
}

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
