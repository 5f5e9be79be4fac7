import DisplayList
import Foundation

/// The node of `background` and `overlay`: a layer behind its content, or in front.
///
/// 1. The node is its content to the layout.
/// 2. The layer is proposed the content's size.
/// 3. The guides of the two meet.
///
/// Source: Apple's documentation of `background(alignment:content:)`.
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

  override func statedLength(_ axis: Axis, proposed: CGFloat, otherIsFinite: Bool) -> CGFloat? {
    child.statedLength(axis, proposed: proposed, otherIsFinite: otherIsFinite)
  }

  override func placeChildren() {
    super.placeChildren()
    place(layer: layer, over: child, alignment, mirrored: isMirrored)
  }

  override var children: [_Node] { isBehind ? [layer, child] : [child, layer] }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    step(layer).map { .layer($0, isBehind: isBehind) } ?? .none
  }

  override func draw(_ context: inout DrawContext) {
    let name = alignment.name
    if isBehind { context.draw(layer: layer, isBehind: true, alignment: name) }
    context.draw(child)
    if !isBehind { context.draw(layer: layer, isBehind: false, alignment: name) }
  }
}
