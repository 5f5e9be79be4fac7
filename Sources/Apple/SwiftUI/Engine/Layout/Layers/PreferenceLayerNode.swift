import Foundation

/// A node whose layer is made once its content is placed: only then the values that geometry readers in the
/// content set are known.
final class PreferenceLayerNode: UnaryNode {
  private let alignment: Alignment
  private let isBehind: Bool
  private let isMirrored: Bool
  private let make: () -> _Node
  private var layer: _Node?

  init(
    _ child: _Node, alignment: Alignment, isBehind: Bool, isMirrored: Bool,
    _ make: @escaping () -> _Node
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.isMirrored = isMirrored
    self.make = make
    super.init(child)
  }

  override func placeChildren() {
    super.placeChildren()
    let layer = make()
    self.layer = layer
    place(layer: layer, over: child, alignment, mirrored: isMirrored)
  }

  override var children: [_Node] {
    guard let layer else { return [child] }
    return isBehind ? [layer, child] : [child, layer]
  }

  override func draw(_ context: inout DrawContext) {
    for node in children { context.draw(node) }
  }
}
