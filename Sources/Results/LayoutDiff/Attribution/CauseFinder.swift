import DisplayList
import Foundation

/// Finds the edit that moved or resized a view: the likeliest of those around it.
struct CauseFinder {
  let edits: [ViewEdit]
  private let match: TreeMatch
  /// The edits that move and resize, in the order of their sites.
  private let movers: [Int]
  /// The first edit of each view itself, by new index.
  private let own: [Int: Int]
  /// The first geometric edit, where all are one edit of the source: then no other can be it.
  private let only: Int?
  /// The outermost background or overlay that the site of an edit is in, by the edit's index.
  private let layers: [Int: Int]
  private let growths: Growths

  /// More edits than this aren't weighed against each other.
  private static let mostMovers = 200

  init(_ diff: Diff, _ groups: EditGroups) {
    let match = diff.match, edits = diff.edits
    self.match = match
    self.edits = edits
    let geometric = edits.indices.filter { edits[$0].edit.isGeometric }
    movers = Array(geometric.prefix(Self.mostMovers))
    var own: [Int: Int] = [:]
    for i in geometric where edits[i].isOwn {
      if let n = edits[i].new, own[n] == nil { own[n] = i }
    }
    self.own = own
    var layers: [Int: Int] = [:]
    for i in movers {
      guard let site = edits[i].site else { continue }
      layers[i] = ([site] + match.new.ancestors(of: site)).last { match.new.base(of: $0) != nil }
    }
    self.layers = layers
    growths = Growths(match)
    only = Set(geometric.map { groups.groupOf[$0] }).count == 1 ? geometric.first : nil
  }

  /// The edit of the view itself.
  func ownEdit(of n: Int) -> Int? { own[n] }

  /// The edit is of a view inside.
  func isWithin(_ edit: Int, _ n: Int) -> Bool {
    guard let site = edits[edit].site else { return false }
    return match.new.isInside(site, n)
  }

  /// Whether a view inside was edited.
  func hasEdit(within n: Int) -> Bool {
    movers.contains { edits[$0].site.map { $0 != n && match.new.isInside($0, n) } ?? false }
  }

  /// A view, its container, and how the first moved, or grew, within the second.
  private struct Level {
    var child: Int
    var parent: Int?
    var change: Shift
  }

  /// - Parameter shift: the distance by which the view moved, or its growth.
  func cause(of n: Int, _ shift: Shift, moved: Bool) -> Int? {
    let levels = moved ? moves(of: n, shift) : levels(around: n, shift)
    var fallback: (rank: Double, index: Int)?
    for level in levels {
      guard let found = best(level, of: n, moved: moved) else { continue }
      if found.rank < Self.doubtful { return found.index }
      if fallback == nil || found.rank < fallback!.rank { fallback = found }
    }
    return fallback?.index ?? only
  }

  /// The rank from which on an edit farther out is likelier.
  private static let doubtful = 4.0

  /// The moves that add up to the view's, from the container in which it moved most.
  private func moves(of n: Int, _ shift: Shift) -> [Level] {
    var levels: [Level] = []
    var child = n
    while true {
      let parent = match.new.parents[child]
      let inner = ownMove(child)
      let outer = parent.map(ownMove) ?? .zero
      levels.append(
        Level(
          child: child, parent: parent,
          change: Shift(dx: inner.dx - outer.dx, dy: inner.dy - outer.dy).visiblePart))
      guard let parent else { break }
      child = parent
    }
    let isAcross = abs(shift.dx) >= abs(shift.dy)
    /// The distance along the move's main axis, where it has the same direction.
    func share(_ level: Level) -> CGFloat {
      let length = isAcross ? level.change.dx : level.change.dy
      return length * (isAcross ? shift.dx : shift.dy) > 0 ? abs(length) : 0
    }
    // The main axis decides where to look.
    for i in levels.indices where share(levels[i]) > 0 {
      if isAcross { levels[i].change.dy = 0 } else { levels[i].change.dx = 0 }
    }
    let order = levels.indices.filter { levels[$0].change != .zero }.sorted { a, b in
      let x = share(levels[a])
      let y = share(levels[b])
      return abs(x - y) < Shift.visible ? a < b : x > y
    }
    return order.map { levels[$0] }
  }

  /// A view without a counterpart has moved with its container.
  private func ownMove(_ n: Int) -> Shift {
    var n = n
    while match.oldOf[n] == nil, let parent = match.new.parents[n] { n = parent }
    guard let o = match.oldOf[n] else { return .zero }
    return Shift.move(match.old.nodes[o].frame, match.new.nodes[n].frame)
  }

  /// The containers from the view outwards.
  private func levels(around n: Int, _ growth: Shift) -> [Level] {
    var levels: [Level] = []
    var child: Int? = n
    while let next = child {
      let parent = match.new.parents[next]
      levels.append(Level(child: next, parent: parent, change: growth))
      child = parent
    }
    return levels
  }

  /// The likeliest edit in one container, or of it; nil where none is possible.
  private func best(_ level: Level, of n: Int, moved: Bool) -> (rank: Double, index: Int)? {
    var best: (rank: Double, index: Int)?
    for index in movers {
      guard let rank = rank(index, level, n, moved) else { continue }
      if best == nil || rank < best!.rank { best = (rank, index) }
    }
    return best
  }

  /// The lower the likelier; nil for an edit that is no possible cause.
  private func rank(_ index: Int, _ level: Level, _ n: Int, _ moved: Bool) -> Double? {
    let edit = edits[index]
    let change = level.change
    guard let site = edit.site else { return level.parent == nil ? 2 : nil }
    if let parent = level.parent, !match.new.isInside(site, parent) { return nil }
    // An edit in a layer has no effect outside of it.
    if let layer = layers[index], !match.new.isInside(n, layer) { return nil }
    if site == level.parent {
      // An edit of the container itself, or of a view that was in it.
      if edit.edit.kind == .reordered { return growths.reordered.contains(level.child) ? 0.9 : nil }
      if !edit.isOwn { return 1 }
      if Axes.inside(edit, match.new.nodes[site].view).include(change) { return 2 }
      // It has another size for its children.
      return Axes.around(edit).include(change) && (!moved || growths[site] != nil) ? 2.6 : nil
    }
    var sibling = site
    while let above = match.new.parents[sibling], above != level.parent { sibling = above }
    if sibling == level.child, site == sibling, edit.isOwn {
      // A modifier of the view itself.
      return moved && Axes.around(edit).include(change) ? 0.8 : moved ? nil : 2
    }
    guard let growth = growths[sibling], growth.meets(change) else { return nil }
    // A text that grew to the side may have made another wrap, but seldom does.
    guard let all = source(of: edit, growth) else { return nil }
    let source = Axes.of(edit, match).part(of: all)
    if source == .zero { return nil }
    let detour = source.meets(change) ? 0 : 1.5
    let size = 0.4 * Double(reach(source, along: change))
    if sibling == level.child {
      // A view that grew with its content may have another position for that.
      return level.child == n && !moved ? 0.5 + detour - size : 2.5 + detour - size
    }
    if match.new.base(of: n) == sibling { return 0 }
    let isBefore = sibling < level.child
    var rank = detour - size + (isBefore ? 1 : 2.2)
    if isBefore { rank += 0.5 * (1 - Double(sibling + 1) / Double(level.child + 1)) }
    if !isPlausible(growth, change, isBefore, level.parent, moved: moved) { rank += 3 }
    if !reachesAcross(sibling, growth, change, level.parent) { rank += 1 }
    // A small growth doesn't move others by much.
    if max(abs(growth.dx), abs(growth.dy)) * 2 < max(abs(change.dx), abs(change.dy)) { rank += 3 }
    return rank
  }

  /// The growth of the edited view itself: from a view that keeps its size nothing follows outside of it,
  /// but for an edit of its placement.
  private func source(of edit: ViewEdit, _ growth: Shift) -> Shift? {
    guard edit.isOwn, let n = edit.new else { return growth }
    return growths[n] ?? (edit.edit.reach == .placement ? growth : nil)
  }

  /// 0…1: the larger the growth, the farther it reaches.
  private func reach(_ growth: Shift, along change: Shift) -> CGFloat {
    var length: CGFloat = 0
    if change.dx != 0 { length = max(length, abs(growth.dx)) }
    if change.dy != 0 { length = max(length, abs(growth.dy)) }
    return length / (length + 20)
  }

  /// Whether a view's growth can have caused another's change: in a row, a view that grows pushes those after
  /// it forward and those before it back, and takes space from both.
  private func isPlausible(
    _ growth: Shift, _ change: Shift, _ isBefore: Bool, _ container: Int?, moved: Bool
  ) -> Bool {
    guard let container else { return true }
    let isRow = match.new.nodes[container].view == "HStack"
    guard isRow || match.new.nodes[container].view == "VStack" else { return true }
    func agrees(_ growth: CGFloat, _ change: CGFloat, isAlong: Bool) -> Bool {
      if growth == 0 || change == 0 { return true }
      let isSame = growth * change > 0
      if !moved { return isAlong ? !isSame : isSame }
      return !isAlong || isSame == isBefore
    }
    return agrees(growth.dx, change.dx, isAlong: isRow)
      && agrees(growth.dy, change.dy, isAlong: !isRow)
  }

  /// Across a row only the longest of its views decides the row's length.
  private func reachesAcross(
    _ sibling: Int, _ growth: Shift, _ change: Shift, _ container: Int?
  ) -> Bool {
    guard let container, let before = match.oldOf[container], let o = match.oldOf[sibling] else {
      return true
    }
    let view = match.new.nodes[container].view
    func reaches(_ side: KeyPath<CGRect, CGFloat>, _ growth: CGFloat) -> Bool {
      let inner = growth > 0 ? match.new.nodes[sibling] : match.old.nodes[o]
      let outer = growth > 0 ? match.new.nodes[container] : match.old.nodes[before]
      return abs(inner.frame[keyPath: side] - outer.frame[keyPath: side]) < 0.5
    }
    switch view {
    case "VStack" where change.dx != 0 && growth.dx != 0: return reaches(\.width, growth.dx)
    case "HStack" where change.dy != 0 && growth.dy != 0: return reaches(\.height, growth.dy)
    default: return true
    }
  }
}

extension Shift {
  /// Growth along one axis doesn't move views along the other.
  fileprivate func meets(_ change: Shift) -> Bool {
    dx != 0 && change.dx != 0 || dy != 0 && change.dy != 0 || change == .zero
  }
}
