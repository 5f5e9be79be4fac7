import Foundation

/// `HStack` and `VStack`: children in a row along an axis.
///
/// The offer is shared out as Apple's stacks do: highest priority first, what the lower ones need at
/// least kept back; within a priority the least flexible first, each offered an equal share of
/// what is left.
final class StackNode: _Node {
  private let axis: Axis
  private let alignment: AlignmentKey
  private let gap: CGFloat?
  private let nodes: [_Node]
  private let mirrored: Bool
  private var layouts: [(ProposedViewSize, Arrangement)] = []

  private struct Arrangement {
    var size: CGSize
    var proposals: [ProposedViewSize]
    var origins: [CGPoint]
  }

  init(
    _ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, mirrored: Bool, _ nodes: [_Node]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.gap = spacing
    self.mirrored = mirrored
    self.nodes = nodes
  }

  override var kind: String? { axis == .horizontal ? "HStack" : "VStack" }
  override var children: [_Node] { nodes }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    for known in layouts where known.0 == proposal { return known.1 }
    let made = arrange(proposal)
    if layouts.count == 6 { layouts.removeFirst() }
    layouts.append((proposal, made))
    return made
  }

  private lazy var gaps: [CGFloat] = {
    guard nodes.count > 1 else { return [] }
    if let gap { return Array(repeating: gap, count: nodes.count - 1) }
    let wishes = nodes.map(\.spacing)
    return (1..<nodes.count).map { Spacing.distance(axis, wishes[$0 - 1], wishes[$0]) }
  }()

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let minor = axis.other
    var proposals = Array(repeating: proposal, count: nodes.count)
    let total = gaps.reduce(0, +)
    if let offer = proposal[axis] {
      shareOut(max(offer - total, 0), proposal, &proposals)
    }
    var lengths: CGFloat = total
    var before: CGFloat = -.infinity
    var after: CGFloat = -.infinity
    var guides: [CGFloat] = []
    guides.reserveCapacity(nodes.count)
    for (node, proposal) in zip(nodes, proposals) {
      let d = node.dimensions(proposal)
      let guide = d[alignment]
      guides.append(guide)
      lengths += d.size[axis]
      before = max(before, guide)
      after = max(after, d.size[minor] - guide)
    }
    let breadth = nodes.isEmpty ? 0 : before + after
    let size = CGSize(axis, major: lengths, minor: breadth)
    var origins: [CGPoint] = []
    origins.reserveCapacity(nodes.count)
    var place: CGFloat = 0
    for (i, node) in nodes.enumerated() {
      var origin = CGPoint.zero
      let own = node.size(proposals[i])
      origin[axis] = mirrored ? lengths - place - own[axis] : place
      origin[minor] = before - guides[i]
      origins.append(origin)
      place += own[axis] + (i < gaps.count ? gaps[i] : 0)
    }
    return Arrangement(size: size, proposals: proposals, origins: origins)
  }

  private func shareOut(
    _ offer: CGFloat, _ proposal: ProposedViewSize, _ proposals: inout [ProposedViewSize]
  ) {
    let axis = self.axis
    if nodes.count == 1 {
      proposals[0][axis] = offer
      return
    }
    if offer == .infinity {
      for i in nodes.indices { proposals[i][axis] = .infinity }
      return
    }
    let priorities = nodes.map(\.layoutPriority)
    let isUniform = priorities.allSatisfy { $0 == priorities[0] }
    let ranges = nodes.map { $0.lengthRange(axis, proposal) }
    let order = nodes.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      let (fa, fb) = (ranges[a].max - ranges[a].min, ranges[b].max - ranges[b].min)
      return fa == fb ? a < b : fa < fb
    }
    var rest = offer
    var reserve = isUniform ? 0 : ranges.reduce(0) { $0 + $1.min }
    var i = 0
    while i < order.count {
      var end = i
      while end < order.count, priorities[order[end]] == priorities[order[i]] {
        if !isUniform { reserve -= ranges[order[end]].min }
        end += 1
      }
      for k in i..<end {
        let index = order[k]
        let share = max((rest - reserve) / CGFloat(end - k), 0)
        proposals[index][axis] = share
        rest -= nodes[index].size(proposals[index])[axis]
      }
      i = end
    }
  }

  override func placeChildren() {
    // A minor length that wasn't offered is now known; offering it may change the children.
    var offer = proposal
    if offer[axis.other] == nil { offer[axis.other] = frame.size[axis.other] }
    let arrangement = arrangement(offer)
    for (i, node) in nodes.enumerated() {
      let origin = arrangement.origins[i]
      node.place(
        at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), arrangement.proposals[i])
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let arrangement = arrangement(proposal)
    var found: [CGFloat] = []
    for (i, node) in nodes.enumerated() {
      if let value = node.explicitAlignment(key, arrangement.proposals[i]) {
        found.append(value + arrangement.origins[i][key.axis])
      }
    }
    return key.merged(found)
  }

  override var spacing: Spacing {
    guard let first = nodes.first, let last = nodes.last else { return .zero }
    let (a, b) = (first.spacing, last.spacing)
    if axis == .vertical {
      var result = Spacing(top: a.top, bottom: b.bottom)
      for node in nodes {
        let s = node.spacing
        result.leading = Spacing.union(result.leading, s.leading, isUpper: false)
        result.trailing = Spacing.union(result.trailing, s.trailing, isUpper: true)
      }
      return result
    }
    var result = Spacing(leading: a.leading, trailing: b.trailing)
    for node in nodes {
      let s = node.spacing
      result.top = Spacing.union(result.top, s.top, isUpper: false)
      result.bottom = Spacing.union(result.bottom, s.bottom, isUpper: true)
    }
    return result
  }

  override func draw(_ context: inout DrawContext) { context.draw(nodes) }
}

extension AlignmentKey {
  /// A container's guide from those of its children; nil without any.
  func merged(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first else { return nil }
    if let combine { return values.dropFirst().reduce(first, combine) }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
