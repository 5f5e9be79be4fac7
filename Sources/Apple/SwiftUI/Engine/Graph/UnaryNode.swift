import DisplayList
import Foundation

/// A node with one inside, to which it forwards everything that it doesn't change.
class UnaryNode: _Node {
  final let child: _Node
  init(_ child: _Node) {
    self.child = child
    super.init()
    mayMoveGuides = child.mayMoveGuides
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  override func placeChildren() { child.place(at: frame.origin, proposal) }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, proposal)
  }
  override var spacing: Spacing { child.spacing }
  override var spacerLength: CGFloat? { child.spacerLength }
  override var spacerTraits: [ViewTrait] { child.spacerTraits }
  override var layoutPriority: Double { child.layoutPriority }
  override var ownZIndex: Double? { child.ownZIndex }
  override var layoutValues: LayoutValues? { child.layoutValues }
  override func draw(_ context: inout DrawContext) { context.draw(child) }
  override var children: [_Node] { [child] }
}
