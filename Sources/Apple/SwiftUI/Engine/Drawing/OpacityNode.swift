import DisplayList
import Foundation

final class OpacityNode: UnaryNode {
  private let opacity: CGFloat
  init(_ child: _Node, _ opacity: CGFloat) {
    self.opacity = opacity
    super.init(child)
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts { .modifier("opacity") }

  override func draw(_ context: inout DrawContext) {
    guard opacity > 0 else { return }
    context.group(CompositingGroup(opacity: opacity)) { $0.draw(child) }
    context.foldOpacity()
  }
}
