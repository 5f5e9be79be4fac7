import Foundation

/// The node of `offset(_:)`: its content is drawn elsewhere than it is laid out.
final class OffsetNode: UnaryNode {
  private let offset: CGSize
  init(_ child: _Node, _ offset: CGSize) {
    self.offset = offset
    super.init(child)
  }
  override func placeChildren() {
    child.place(
      at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), proposal)
  }
  override func draw(_ context: inout DrawContext) {
    context.draw(child, with: .offset(x: offset.width, y: offset.height))
  }
}
