import DisplayList
import Foundation

/// Its size is that of the largest of its children with the highest priority; then all are offered that
/// size and placed in it. Source: OpenSwiftUI's account (ZStack.swift @069dd80), `re-zstack-priority`.
final class ZStackNode: _Node {
  private let nodes: [_Node]
  private let alignment: Alignment
  private let isMirrored: Bool
  private let isContainer: Bool
  private lazy var leaders: [_Node] = {
    let top = nodes.lazy.map(\.layoutPriority).max() ?? 0
    return nodes.filter { $0.layoutPriority == top }
  }()

  /// - Parameter isContainer: a `ZStack` of the developer's, to be shown in the layout JSON.
  init(_ nodes: [_Node], alignment: Alignment, isMirrored: Bool, isContainer: Bool = true) {
    self.nodes = nodes
    self.alignment = alignment
    self.isMirrored = isMirrored
    self.isContainer = isContainer
  }

  override var kind: String? { isContainer ? "ZStack" : nil }
  override var children: [_Node] { nodes }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for node in leaders {
      let one = node.size(proposal)
      size = CGSize(width: max(size.width, one.width), height: max(size.height, one.height))
    }
    return size
  }

  /// Where each child's corner lies in a stack of `size`.
  private func corners(in size: CGSize) -> [CGPoint] {
    let offer = ProposedViewSize(size)
    var meeting = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for node in leaders {
      let anchor = node.anchor(alignment, offer)
      meeting = CGPoint(x: max(meeting.x, anchor.x), y: max(meeting.y, anchor.y))
    }
    return nodes.map { meeting - $0.anchor(alignment, offer) }
  }

  override func placeChildren() {
    let offer = ProposedViewSize(frame.size)
    for (node, corner) in zip(nodes, corners(in: frame.size)) {
      place(node, at: corner, offer, mirrored: isMirrored)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    var merged = MergedGuide(key)
    if !merged.canBeMade { return nil }
    let size = size(proposal)
    let offer = ProposedViewSize(size)
    let guides = nodes.map { $0.explicitAlignment(key, offer) }
    if !guides.contains(where: { $0 != nil }) { return nil }
    for (guide, corner) in zip(guides, corners(in: size)) { merged.add(guide, at: corner) }
    return merged.value
  }

  override var spacing: Spacing {
    if nodes.isEmpty { return .zero }
    var result = Spacing.none
    for node in nodes { result.unite(node.spacing) }
    return result
  }

  override func describe(_ record: inout ViewRecord) {
    if let name = alignment.name { record.traits.append(.alignment(name)) }
  }

  override func draw(_ context: inout DrawContext) { context.draw(nodes) }
}
