import Foundation

/// A view behind another, or in front, laid out in its size.
final class LayerNode: UnaryNode {
  private let layer: _Node
  private let alignment: Alignment
  private let isBehind: Bool
  /// The layer reaches to the edges of the picture where the content does (`ignoresSafeArea`).
  init(_ child: _Node, layer: _Node, alignment: Alignment, isBehind: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child)
  }

  override func placeChildren() {
    super.placeChildren()
    let offer = ProposedViewSize(frame.size)
    let own = layer.anchor(alignment, offer)
    let d = ViewDimensions(node: child, proposal: proposal, size: frame.size)
    layer.place(
      at: CGPoint(
        x: frame.minX + d[alignment.horizontal.key] - own.x,
        y: frame.minY + d[alignment.vertical.key] - own.y), offer)
  }

  override var children: [_Node] { isBehind ? [layer, child] : [child, layer] }

  override func draw(_ context: inout DrawContext) {
    context.draw(isBehind ? layer : child)
    context.draw(isBehind ? child : layer)
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
    let alignment = modifier.alignment.mirrored(inputs.environment)
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = LayerNode(
        nodes.nodes[i], layer: inputs.single(modifier.layer, alignment: alignment),
        alignment: alignment, isBehind: modifier.isBehind)
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
