import Foundation

final class ContainerShapeNode: UnaryNode {
  private let outline: ContainerOutline
  init(_ child: _Node, _ outline: ContainerOutline) {
    self.outline = outline
    super.init(child)
  }
  override func placeChildren() {
    outline.frame = frame
    super.placeChildren()
  }
}
