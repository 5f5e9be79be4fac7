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

  private struct Place {
    var proposal: ProposedViewSize
    var size = CGSize.zero
    /// Within the stack.
    var origin = CGPoint.zero
  }

  private struct Arrangement {
    var size: CGSize
    var places: [Place]
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

  // Across the stack not by measuring: an endless child, centred, has no place that arithmetic
  // could give.
  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    guard axis != self.axis else { return super.lengthRange(axis, proposal) }
    let ranges = nodes.map { $0.lengthRange(axis, proposal) }
    return (ranges.map(\.min).max() ?? 0, ranges.map(\.max).max() ?? 0)
  }

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
    var places = Array(repeating: Place(proposal: proposal), count: nodes.count)
    let total = gaps.reduce(0, +)
    if let offer = proposal[axis] {
      shareOut(max(offer - total, 0), proposal, &places)
    }
    var lengths: CGFloat = total
    var before: CGFloat = -.infinity
    var after: CGFloat = -.infinity
    for (i, node) in nodes.enumerated() {
      let d = node.dimensions(places[i].proposal)
      let guide = d[alignment]
      places[i].size = d.size
      places[i].origin[minor] = guide
      lengths += d.size[axis]
      before = max(before, guide)
      after = max(after, d.size[minor] - guide)
    }
    var along: CGFloat = 0
    for i in places.indices {
      let length = places[i].size[axis]
      places[i].origin[axis] = mirrored ? lengths - along - length : along
      places[i].origin[minor] = before - places[i].origin[minor]
      along += length + (i < gaps.count ? gaps[i] : 0)
    }
    let breadth = nodes.isEmpty ? 0 : before + after
    return Arrangement(size: CGSize(axis, major: lengths, minor: breadth), places: places)
  }

  private func shareOut(_ offer: CGFloat, _ proposal: ProposedViewSize, _ places: inout [Place]) {
    let axis = self.axis
    if nodes.count == 1 || offer == .infinity {
      for i in places.indices { places[i].proposal[axis] = offer }
      return
    }
    var entries = nodes.indices.map { i in
      let range = nodes[i].lengthRange(axis, proposal)
      return Candidate(
        index: i, priority: nodes[i].layoutPriority, least: range.min,
        flexibility: range.max - range.min)
    }
    entries.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      return $0.flexibility == $1.flexibility
        ? $0.index < $1.index : $0.flexibility < $1.flexibility
    }
    var rest = offer
    // What those of lower priority need at least.
    var reserve = entries.reduce(0) { $0 + $1.least }
    var first = 0
    while first < entries.count {
      var end = first
      while end < entries.count, entries[end].priority == entries[first].priority {
        reserve -= entries[end].least
        end += 1
      }
      if end == entries.count { reserve = 0 }
      for k in first..<end {
        let index = entries[k].index
        let share = max((rest - reserve) / CGFloat(end - k), 0)
        places[index].proposal[axis] = share
        rest -= nodes[index].size(places[index].proposal)[axis]
      }
      first = end
    }
  }

  private struct Candidate {
    let index: Int
    let priority: Double
    let least: CGFloat
    let flexibility: CGFloat
  }

  override func placeChildren() {
    // A minor length that wasn't offered is now known; offering it may change the children.
    var offer = proposal
    if offer[axis.other] == nil { offer[axis.other] = frame.size[axis.other] }
    let arrangement = arrangement(offer)
    for (node, place) in zip(nodes, arrangement.places) {
      node.place(at: frame.origin + place.origin, place.proposal)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let arrangement = arrangement(proposal)
    var found: [CGFloat] = []
    for (node, place) in zip(nodes, arrangement.places) {
      if let value = node.explicitAlignment(key, place.proposal) {
        found.append(value + place.origin[key.axis])
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
