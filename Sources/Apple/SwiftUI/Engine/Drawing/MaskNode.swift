import DisplayList
import Foundation

final class MaskNode: UnaryNode {
  private let mask: _Node
  private let alignment: Alignment
  private let isMirrored: Bool
  init(_ child: _Node, mask: _Node, alignment: Alignment, isMirrored: Bool) {
    self.mask = mask
    self.alignment = alignment
    self.isMirrored = isMirrored
    super.init(child)
  }

  override func placeChildren() {
    super.placeChildren()
    place(layer: mask, over: child, alignment, mirrored: isMirrored)
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts { .modifier("mask") }

  override func draw(_ context: inout DrawContext) {
    let commands = context.captured(mask: mask)
    context.group(CompositingGroup(mask: commands)) { $0.draw(child) }
  }
}
