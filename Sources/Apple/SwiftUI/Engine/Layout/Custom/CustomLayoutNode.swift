import DisplayList
import Foundation

/// The node of a `Layout` of the developer's own.
///
/// 1. Its size is what `sizeThatFits` answers.
/// 2. `placeSubviews` is called with bounds at the origin; what it places is moved into the node's
///    frame, mirrored where the layout runs from right to left. The last placement of a subview
///    counts.
/// 3. A subview that isn't placed lies in the middle.
/// 4. Guides and spacing are those that the layout answers.
///
/// Source: Apple's documentation of `Layout`.
final class CustomLayoutNode<L: Layout>: _Node {
  private let layout: L
  private let subviews: LayoutSubviews
  private let board = PlacementBoard()
  private var cache: L.Cache

  init(_ layout: L, _ nodes: [_Node], direction: LayoutDirection) {
    self.layout = layout
    subviews = LayoutSubviews(nodes: nodes, board: board, layoutDirection: direction)
    AlignmentKey.guidesAreSet = true
    cache = layout.makeCache(subviews: subviews)
    super.init()
    mayMoveGuides = true
  }

  override var kind: String? { TypeName.of(L.self) }
  override var children: [_Node] { subviews.nodes }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeChildren() {
    // Step 2.
    let bounds = CGRect(origin: .zero, size: frame.size)
    let places = board.taking {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    let mirrored = subviews.layoutDirection == .rightToLeft
    for node in subviews.nodes {
      if let placed = places[ObjectIdentifier(node)] {
        place(node, at: placed.corner, placed.proposal, mirrored: mirrored)
      } else {
        // Step 3.
        let size = node.size(proposal)
        let corner = CGPoint(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        place(node, at: corner, proposal, mirrored: mirrored)
      }
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(proposal))
    if key.axis == .horizontal {
      return layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
    return layout.explicitAlignment(
      of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
      cache: &cache)
  }

  override func describe(_ record: inout ViewRecord) {
    if let trait = StoredArguments.trait(of: layout) { record.traits.append(trait) }
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts { .container }

  override var spacing: Spacing { layout.spacing(subviews: subviews, cache: &cache).spacing }
  override func draw(_ context: inout DrawContext) { context.draw(subviews.nodes) }
}
