import DisplayList
import Foundation

/// The node of a `ZStack`: children one on top of the other, the last in front.
///
/// 1. Leaders: the children with the highest priority (case `re-zstack-priority`).
/// 2. Size: the largest width and the largest height of the leaders, each for the stack's own proposal.
/// 3. Placement: every child is proposed the stack's size. The guides of all meet where those of the
///    leaders meet farthest from the corner (`re-zstack-align`, `skip-zstack-bottomtrailing`).
///
/// Source: OpenSwiftUI (ZStack.swift @069dd80).
final class ZStackNode: _Node {
  private let nodes: [_Node]
  private let alignment: Alignment
  private let isMirrored: Bool
  private let isContainer: Bool
  /// Step 1.
  private lazy var leaders: [_Node] = {
    let top = nodes.lazy.map(\.layoutPriority).max() ?? 0
    return nodes.filter { $0.layoutPriority == top }
  }()

  /// - Parameter isContainer: whether it is a `ZStack` of the developer's, which the layout JSON shows.
  init(_ nodes: [_Node], alignment: Alignment, isMirrored: Bool, isContainer: Bool = true) {
    self.nodes = nodes
    self.alignment = alignment
    self.isMirrored = isMirrored
    self.isContainer = isContainer
  }

  override var kind: String? { isContainer ? "ZStack" : nil }
  override var children: [_Node] { nodes }

  /// Step 2.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for node in leaders {
      let one = node.size(proposal)
      size = CGSize(width: max(size.width, one.width), height: max(size.height, one.height))
    }
    return size
  }

  /// Step 3: the position of each child's corner in a stack of `size`.
  private func corners(in size: CGSize) -> [CGPoint] {
    let childProposal = ProposedViewSize(size)
    var meeting = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for node in leaders {
      let anchor = node.anchor(alignment, childProposal)
      meeting = CGPoint(x: max(meeting.x, anchor.x), y: max(meeting.y, anchor.y))
    }
    return nodes.map { meeting - $0.anchor(alignment, childProposal) }
  }

  override func placeChildren() {
    let childProposal = ProposedViewSize(frame.size)
    for (node, corner) in zip(nodes, corners(in: frame.size)) {
      place(node, at: corner, childProposal, mirrored: isMirrored)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    var merged = MergedGuide(key)
    if !merged.canBeMade { return nil }
    let size = size(proposal)
    let childProposal = ProposedViewSize(size)
    let guides = nodes.map { $0.explicitAlignment(key, childProposal) }
    if !guides.contains(where: { $0 != nil }) { return nil }
    for (guide, corner) in zip(guides, corners(in: size)) { merged.add(guide, at: corner) }
    return merged.value
  }

  override var spacing: Spacing { united }

  /// Asked for by each stack around this one, and made once: else a stack in a thousand others takes a million
  /// steps.
  private lazy var united: Spacing = {
    if nodes.isEmpty { return .zero }
    var result = Spacing.none
    for node in nodes { result.unite(node.spacing) }
    return result
  }()

  override func describe(_ record: inout ViewRecord) {
    if let name = alignment.name { record.traits.append(ViewTrait(.alignment, name)) }
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    .layers(leaders: leaders.compactMap(step), isMirrored: isMirrored)
  }

  override func draw(_ context: inout DrawContext) { context.draw(nodes) }
}
