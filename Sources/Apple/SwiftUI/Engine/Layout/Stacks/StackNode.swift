import DisplayList
import Foundation

/// The node of `HStack` and `VStack`: children in a row along an axis. Lengths are counted from the
/// leading edge.
///
/// 1. Gaps: `spacing` between all neighbours; where it isn't given, what each two prefer (``Spacing``;
///    case `fe-us-sign`).
/// 2. Sharing out: without a proposal along the axis each child has its ideal length
///    (`re-stack-nil`). Else the proposed length, less the gaps, goes to the children in turn: a.
///    those of the highest priority first, the minimum lengths of the others kept back (WWDC19 237);
///    b. within a priority the least flexible first, equally flexible ones in their order
///    (`oleb-first`, `fg-hstack-even`); c. each is proposed an equal share of what is left, and what
///    it doesn't take is for those after it.
/// 3. Alignment: across the axis the guides meet on one line. That line is part of the stack, even where
///    no child reaches it (`skip-hstack-bottom`, `flow-baseline-tops`).
/// 4. Placement: a length across that wasn't proposed is the stack's own by now. It is proposed to the
///    children, which may change their sizes, but not the stack's (`re-stack-placing`).
///
/// Steps 2 to 4 as objc.io and OpenSwiftUI (StackLayout.swift @069dd80) describe them.
final class StackNode: _Node {
  private let axis: Axis
  private let alignment: AlignmentKey
  private let gap: CGFloat?
  private let nodes: [_Node]
  private let mirrored: Bool
  @exclusivity(unchecked) private var layouts: [(ProposedViewSize, Arrangement)] = []

  private struct Placement {
    var proposal: ProposedViewSize
    var size = CGSize.zero
    /// The upper leading corner, in the stack's coordinates; points.
    var origin = CGPoint.zero
  }

  private struct Arrangement {
    var size: CGSize
    var placements: [Placement]
  }

  init(
    _ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, mirrored: Bool, _ nodes: [_Node]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.gap = spacing.map { $0.isFinite ? $0 : 0 }
    self.mirrored = mirrored
    self.nodes = nodes
  }

  override var kind: String? { axis == .horizontal ? "HStack" : "VStack" }
  override var children: [_Node] { nodes }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  /// Across the axis each child is proposed what the stack is; where all state their lengths, and meet at a guide that is a
  /// part of them, the stack is as long as the longest. Along the axis a length of 0 gives each child 0, an infinite one gives
  /// each an infinite one, and the stack is as long as its children and gaps together.
  override func statedLength(_ axis: Axis, proposed: CGFloat, otherIsFinite: Bool) -> CGFloat? {
    guard proposed == 0 || proposed == .infinity else { return nil }
    if axis != self.axis {
      if proposed != 0 { return mostAcross }
      return otherIsFinite ? leastAcrossFinite : leastAcross
    }
    if proposed != 0 { return mostAlong }
    return otherIsFinite ? leastAlongFinite : leastAlong
  }

  // All the stacks around a stack ask for these lengths: each is found once.
  private lazy var leastAcross = statedAcross(0, false)
  private lazy var leastAcrossFinite = statedAcross(0, true)
  private lazy var mostAcross = statedAcross(.infinity, false)
  private lazy var leastAlong = statedAlong(0, false)
  private lazy var leastAlongFinite = statedAlong(0, true)
  private lazy var mostAlong = statedAlong(.infinity, false)

  private func statedAcross(_ proposed: CGFloat, _ otherIsFinite: Bool) -> CGFloat? {
    guard alignment.place != nil else { return nil }
    var longest: CGFloat = 0
    for node in nodes {
      let length = node.statedLength(
        axis.other, proposed: proposed, otherIsFinite: otherIsFinite)
      guard !node.mayMoveGuides, let length, length.isFinite else { return nil }
      longest = max(longest, length)
    }
    return longest
  }

  private func statedAlong(_ proposed: CGFloat, _ otherIsFinite: Bool) -> CGFloat? {
    let gaps = gaps.reduce(0, +)
    // Gaps below 0 leave something of nothing to the children.
    guard gaps >= 0, gaps.isFinite else { return nil }
    var sum = gaps
    for node in nodes {
      let length = node.statedLength(axis, proposed: proposed, otherIsFinite: otherIsFinite)
      guard let length, length.isFinite else { return nil }
      sum += length
    }
    return sum
  }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    for known in layouts where known.0 == proposal { return known.1 }
    let made = arrange(proposal)
    if layouts.count == 6 { layouts.removeFirst() }
    layouts.append((proposal, made))
    return made
  }

  /// Step 1.
  private lazy var gaps: [CGFloat] = {
    guard nodes.count > 1 else { return [] }
    if let gap { return Array(repeating: gap, count: nodes.count - 1) }
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(nodes.count - 1)
    var before = nodes[0].spacing
    for node in nodes.dropFirst() {
      let after = node.spacing
      gaps.append(Spacing.distance(axis, before, after))
      before = after
    }
    return gaps
  }()

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    var placements = Array(repeating: Placement(proposal: proposal), count: nodes.count)
    let total = gaps.reduce(0, +)
    if let length = proposal[axis] { shareOut(length - total, proposal, &placements) }
    // Step 3: `before` and `after` are the stack's lengths on both sides of the line of guides.
    let minor = axis.other
    var before: CGFloat = 0
    var after: CGFloat = 0
    var along: CGFloat = 0
    let gaps = self.gaps
    placements.withUnsafeMutableBufferPointer { placements in
      for i in nodes.indices {
        let node = nodes[i]
        let proposal = placements[i].proposal
        let size = node.size(proposal)
        let breadth = size[minor]
        placements[i].size = size
        placements[i].origin[axis] = along
        along += size[axis] + (i < gaps.count ? gaps[i] : 0)
        guard breadth.isFinite else {
          // The guide of an infinite breadth has no finite position.
          after = .infinity
          continue
        }
        let place = ViewDimensions.place(of: alignment, in: size, of: node)
        let guide = (place ?? node.dimensions(proposal)[alignment]).orZero
        placements[i].origin[minor] = -guide
        before = max(before, guide)
        after = max(after, breadth - guide)
      }
      for i in placements.indices where placements[i].size[minor].isFinite {
        placements[i].origin[minor] += before
      }
    }
    return Arrangement(
      size: CGSize(axis, major: along, minor: before + after), placements: placements)
  }

  /// Step 2.
  /// - Parameter length: what is proposed along the axis, less the gaps; points.
  /// - Parameter turned: called after each child's turn, for a trace.
  private func shareOut(
    _ length: CGFloat, _ proposal: ProposedViewSize, _ placements: inout [Placement],
    turned: ((Candidate, _ offered: CGFloat, _ rest: CGFloat, _ reserve: CGFloat) -> Void)? = nil
  ) {
    let axis = self.axis
    if nodes.count == 1 || length == .infinity {
      for i in placements.indices { placements[i].proposal[axis] = max(length, 0) }
      return
    }
    let entries = order(proposal)
    var rest = length
    // Step 2a: the minimum lengths of those of lower priority.
    var reserve = entries.reduce(0) { $0 + $1.least }
    var first = 0
    while first < entries.count {
      var end = first
      while end < entries.count, entries[end].priority == entries[first].priority {
        reserve -= entries[end].least
        end += 1
      }
      // A NaN priority equals none, not even itself: the child is a group of its own.
      if end == first { end = first + 1 }
      if end == entries.count { reserve = 0 }
      // Step 2c.
      for k in first..<end {
        let index = entries[k].index
        let share = max((rest - reserve) / CGFloat(end - k), 0)
        let offer = proposal.with(share, along: axis)
        placements[index].proposal = offer
        turned?(entries[k], share, rest, reserve)
        let taken = nodes[index].size(offer)[axis]
        if taken.isFinite { rest -= taken } else { rest = 0 }
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

  /// Steps 2a and 2b: the highest priority first, then the least flexible; of two infinitely flexible
  /// ones the one with the greater minimum; else in their order.
  private func order(_ proposal: ProposedViewSize) -> [Candidate] {
    var entries = nodes.indices.map { i in
      let node = nodes[i]
      let range = node.lengthRange(axis, proposal)
      let least = range.min.orZero
      return Candidate(
        index: i, priority: node.layoutPriority, least: least,
        flexibility: range.max - least)
    }
    entries.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
      if $0.flexibility == .infinity, $0.least != $1.least { return $0.least > $1.least }
      return $0.index < $1.index
    }
    return entries
  }

  /// Step 4.
  private func settled(_ proposal: ProposedViewSize) -> Arrangement {
    arrangement(settledProposal(proposal))
  }

  private func settledProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var settled = proposal
    if settled[axis.other] == nil { settled[axis.other] = size(proposal)[axis.other] }
    return settled
  }

  override func placeChildren() {
    for (node, placement) in zip(nodes, settled(proposal).placements) {
      place(node, at: placement.origin, placement.proposal, mirrored: mirrored)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    var merged = MergedGuide(key)
    if !merged.canBeMade { return nil }
    for (node, placement) in zip(nodes, settled(proposal).placements) {
      merged.add(node.explicitAlignment(key, placement.proposal), at: placement.origin)
    }
    return merged.value
  }

  override var spacing: Spacing { united }

  /// Asked for by each stack around this one, and made once: else a stack in a thousand others takes a million
  /// steps.
  private lazy var united: Spacing = {
    if nodes.isEmpty { return .zero }
    var result = Spacing.none
    let across: Edge.Set = axis == .vertical ? .horizontal : .vertical
    for (i, node) in nodes.enumerated() {
      var edges = across
      if i == 0 { edges.formUnion(axis == .vertical ? .top : .leading) }
      if i == nodes.count - 1 { edges.formUnion(axis == .vertical ? .bottom : .trailing) }
      result.unite(node.spacing, edges)
    }
    return result
  }()

  override func describe(_ record: inout ViewRecord) {
    if let gap { record.traits.append(ViewTrait(.spacing, gap)) }
    if let name = alignment.name { record.traits.append(ViewTrait(.alignment, name)) }
    var index = 0
    for node in nodes {
      if let length = node.spacerLength {
        record.traits.append(
          .spacer(at: index, minLength: length, around: node.spacerTraits))
      } else {
        index += 1
      }
    }
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    let settled = settledProposal(proposal)
    var turns: [(candidate: Candidate, offered: CGFloat, rest: CGFloat, reserve: CGFloat)] = []
    if let length = settled[axis] {
      var placements = Array(repeating: Placement(proposal: settled), count: nodes.count)
      shareOut(length - gaps.reduce(0, +), settled, &placements) { turns.append(($0, $1, $2, $3)) }
    }
    return .stack(
      LayoutTrace.Stack(
        isHorizontal: axis == .horizontal, isMirrored: mirrored, length: settled[axis], gaps: gaps,
        spacing: gap,
        shares: turns.compactMap { turn in
          let node = nodes[turn.candidate.index]
          return step(node).map {
            LayoutTrace.Share(
              child: $0, priority: turn.candidate.priority, least: turn.candidate.least,
              most: turn.candidate.least + turn.candidate.flexibility, offered: turn.offered,
              taken: node.size(settled.with(turn.offered, along: axis))[axis], rest: turn.rest,
              reserve: turn.reserve)
          }
        }))
  }

  override func draw(_ context: inout DrawContext) { context.draw(nodes) }
}
