import DisplayList
import Foundation

/// `HStack` and `VStack`: children in a row along an axis.
///
/// The offer is shared out as Apple's stacks do: highest priority first, what the lower ones need at
/// least kept back; within a priority the least flexible first, each offered an equal share of
/// what is left. Lengths are counted from the leading edge.
///
/// Source: WWDC19 237, objc.io, OpenSwiftUI's account (StackLayout.swift @069dd80).
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
    self.gap = spacing.map { $0.isFinite ? $0 : 0 }
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
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(nodes.count - 1)
    var before = nodes[0].spacing
    for node in nodes.dropFirst() {
      let wish = node.spacing
      gaps.append(Spacing.distance(axis, before, wish))
      before = wish
    }
    return gaps
  }()

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    var places = Array(repeating: Place(proposal: proposal), count: nodes.count)
    let total = gaps.reduce(0, +)
    if let offer = proposal[axis] { shareOut(offer - total, proposal, &places) }
    // The line that the guides lie on is part of the stack, even where no child reaches it.
    let minor = axis.other
    var before: CGFloat = 0
    var after: CGFloat = 0
    var along: CGFloat = 0
    for (i, node) in nodes.enumerated() {
      let d = node.dimensions(places[i].proposal)
      let length = d.size[axis], breadth = d.size[minor]
      places[i].size = d.size
      places[i].origin[axis] = along
      along += length + (i < gaps.count ? gaps[i] : 0)
      guard breadth.isFinite else {
        // Its middle has no place that arithmetic could give.
        after = .infinity
        continue
      }
      let guide = d[alignment].orZero
      places[i].origin[minor] = -guide
      before = max(before, guide)
      after = max(after, breadth - guide)
    }
    for i in places.indices where places[i].size[minor].isFinite {
      places[i].origin[minor] += before
    }
    return Arrangement(size: CGSize(axis, major: along, minor: before + after), places: places)
  }

  private func shareOut(_ offer: CGFloat, _ proposal: ProposedViewSize, _ places: inout [Place]) {
    let axis = self.axis
    if nodes.count == 1 || offer == .infinity {
      for i in places.indices { places[i].proposal[axis] = max(offer, 0) }
      return
    }
    let entries = order(proposal)
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
      // A priority that is no number is of its own kind.
      if end == first { end = first + 1 }
      if end == entries.count { reserve = 0 }
      for k in first..<end {
        let index = entries[k].index
        let share = max((rest - reserve) / CGFloat(end - k), 0)
        places[index].proposal[axis] = share
        let taken = nodes[index].size(places[index].proposal)[axis]
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

  /// Highest priority first, then the least flexible; of two without an end the one with more to keep;
  /// else as they stand.
  private func order(_ proposal: ProposedViewSize) -> [Candidate] {
    var entries = nodes.indices.map { i in
      let range = nodes[i].lengthRange(axis, proposal)
      let least = range.min.orZero
      return Candidate(
        index: i, priority: nodes[i].layoutPriority, least: least,
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

  /// A minor length that wasn't offered is known once the stack has its size; offering it may change
  /// the children.
  private func settled(_ proposal: ProposedViewSize) -> Arrangement {
    var offer = proposal
    if offer[axis.other] == nil { offer[axis.other] = size(proposal)[axis.other] }
    return arrangement(offer)
  }

  override func placeChildren() {
    for (node, place) in zip(nodes, settled(proposal).places) {
      self.place(node, at: place.origin, place.proposal, mirrored: mirrored)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    var merged = MergedGuide(key)
    if !merged.canBeMade { return nil }
    for (node, place) in zip(nodes, settled(proposal).places) {
      merged.add(node.explicitAlignment(key, place.proposal), at: place.origin)
    }
    return merged.value
  }

  override var spacing: Spacing {
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
  }

  override func describe(_ record: inout ViewRecord) {
    if let gap { record.traits.append(.spacing(gap)) }
    if let name = alignment.name { record.traits.append(.alignment(name)) }
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

  override func draw(_ context: inout DrawContext) { context.draw(nodes) }
}
