import Foundation

/// The node of `visualEffect`, whose effect is known once it is placed.
final class VisualEffectNode: UnaryNode {
  private let make: (GeometryProxy) -> _Node
  private let context: ResolveContext
  private let isMirrored: Bool
  private var changed: _Node?

  init(_ child: _Node, _ inputs: _ViewInputs, _ make: @escaping (GeometryProxy) -> _Node) {
    self.make = make
    context = inputs.context
    isMirrored = inputs.isMirrored
    super.init(child)
  }

  override func placeChildren() {
    let node = make(GeometryProxy(frame, context, mirrored: isMirrored))
    changed = node
    node.place(at: frame.origin, proposal)
  }

  override var children: [_Node] { [changed ?? child] }
  override func draw(_ context: inout DrawContext) { context.draw(changed ?? child) }
}
