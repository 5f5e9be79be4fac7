import DisplayList
import Foundation

/// The node of `layoutPriority(_:)` and `zIndex(_:)`.
final class TraitNode: UnaryNode {
  private let priority: Double
  private let depth: Double
  init(_ child: _Node, priority: Double, zIndex: Double) {
    self.priority = priority
    depth = zIndex
    super.init(child)
  }
  override var layoutPriority: Double { priority }
  override var zIndex: Double { depth }
  override func draw(_ context: inout DrawContext) {
    if depth != child.zIndex { return context.draw(child, with: ViewTrait(.zIndex, depth)) }
    if priority == child.layoutPriority { return context.draw(child) }
    context.draw(child, with: ViewTrait(.layoutPriority, priority))
  }
}
