import Foundation

/// Finds which cause moved or resized a view: the likeliest of what happened around it.
struct Attribution {
  private let match: TreeMatch
  private let names: ViewNames
  let causes: [Cause]
  /// Those that move and resize, by the order of their sites.
  private let movers: [Int]
  /// The first of a view's own, by new index.
  private let own: [Int: Int]
  /// All that there are, where they are one edit: then nothing else can be the cause.
  private let only: Int?
  /// By cause, the outermost background or overlay that its site is in.
  private let layers: [Int: Int]
  private let growths: Growths

  /// More causes than this aren't weighed against each other.
  private static let mostCauses = 200

  /// - Parameter groups: of each cause, which edit it belongs to.
  init(_ match: TreeMatch, _ causes: [Cause], groups: [Int]) {
    self.match = match
    self.causes = causes
    let names = ViewNames(tree: match.new)
    self.names = names
    let geometric = causes.indices.filter { causes[$0].isGeometric }
    movers = Array(geometric.prefix(Self.mostCauses))
    var own: [Int: Int] = [:]
    for i in geometric where causes[i].isOwn {
      if let n = causes[i].new, own[n] == nil { own[n] = i }
    }
    self.own = own
    var layers: [Int: Int] = [:]
    for i in movers {
      guard let site = causes[i].site else { continue }
      layers[i] = ([site] + match.new.ancestors(of: site)).last { names.base(of: $0) != nil }
    }
    self.layers = layers
    growths = Growths(match)
    only = Set(geometric.map { groups[$0] }).count == 1 ? geometric.first : nil
  }

  /// What changed of the view itself.
  func ownCause(of n: Int) -> Int? { own[n] }

  /// The cause is of a view inside.
  func isWithin(_ cause: Int, _ n: Int) -> Bool {
    guard let site = causes[cause].site else { return false }
    return match.new.isInside(site, n)
  }

  /// Something happened to a view inside.
  func hasCause(within n: Int) -> Bool {
    movers.contains { causes[$0].site.map { $0 != n && match.new.isInside($0, n) } ?? false }
  }

  /// A view, the one around it, and how the first moved, or grew, within the second.
  private struct Level {
    var child: Int
    var parent: Int?
    var change: Shift
  }

  /// - Parameter shift: how far what is seen of the view moved; of one that has another size, by how much.
  func cause(of n: Int, _ shift: Shift, moved: Bool) -> Int? {
    let levels = moved ? moves(of: n, shift) : rooms(of: n, shift)
    var fallback: (rank: Double, index: Int)?
    for level in levels {
      guard let found = best(level, of: n, moved: moved) else { continue }
      if found.rank < Self.doubtful { return found.index }
      if fallback == nil || found.rank < fallback!.rank { fallback = found }
    }
    return fallback?.index ?? only
  }

  /// From this rank on something farther out is likelier.
  private static let doubtful = 4.0

  /// The view's way to where it is, from the view around that gave it most of it.
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
          change: Geometry.settled(Shift(dx: inner.dx - outer.dx, dy: inner.dy - outer.dy))))
      guard let parent else { break }
      child = parent
    }
    let isAcross = abs(shift.dx) >= abs(shift.dy)
    /// How much of the way, where it goes the same way.
    func share(_ level: Level) -> CGFloat {
      let length = isAcross ? level.change.dx : level.change.dy
      return length * (isAcross ? shift.dx : shift.dy) > 0 ? abs(length) : 0
    }
    // Most of the way tells where to look.
    for i in levels.indices where share(levels[i]) > 0 {
      if isAcross { levels[i].change.dy = 0 } else { levels[i].change.dx = 0 }
    }
    let order = levels.indices.filter { levels[$0].change != .zero }.sorted { a, b in
      let x = share(levels[a])
      let y = share(levels[b])
      return abs(x - y) < Geometry.visible ? a < b : x > y
    }
    return order.map { levels[$0] }
  }

  /// What came or went has moved with what is around it.
  private func ownMove(_ n: Int) -> Shift {
    var n = n
    while match.oldOf[n] == nil, let parent = match.new.parents[n] { n = parent }
    guard let o = match.oldOf[n] else { return .zero }
    return Geometry.move(match.old.nodes[o].frame, match.new.nodes[n].frame)
  }

  /// From the view outwards.
  private func rooms(of n: Int, _ growth: Shift) -> [Level] {
    var levels: [Level] = []
    var child: Int? = n
    while let next = child {
      let parent = match.new.parents[next]
      levels.append(Level(child: next, parent: parent, change: growth))
      child = parent
    }
    return levels
  }

  /// The likeliest of what happened in one container, or to it; nil where nothing there could.
  private func best(_ level: Level, of n: Int, moved: Bool) -> (rank: Double, index: Int)? {
    var best: (rank: Double, index: Int)?
    for index in movers {
      guard let rank = rank(index, level, n, moved) else { continue }
      if best == nil || rank < best!.rank { best = (rank, index) }
    }
    return best
  }

  /// The less the likelier; nil for what can't be.
  private func rank(_ index: Int, _ level: Level, _ n: Int, _ moved: Bool) -> Double? {
    let cause = causes[index]
    let change = level.change
    guard let site = cause.site else { return level.parent == nil ? 2 : nil }
    if let parent = level.parent, !match.new.isInside(site, parent) { return nil }
    // What happens in a layer stays there.
    if let layer = layers[index], !match.new.isInside(n, layer) { return nil }
    if site == level.parent {
      // Of the container itself, or of a view that was in it.
      if cause.kind == .reordered { return growths.reordered.contains(level.child) ? 0.9 : nil }
      if !cause.isOwn { return 1 }
      let reach = Reach.inner(cause, match.new.nodes[site])
      if reach.meets(change) { return 2 }
      // It has another room to share out.
      return Reach.outer(cause, match).meets(change) && (!moved || growths[site] != nil) ? 2.6 : nil
    }
    var sibling = site
    while let above = match.new.parents[sibling], above != level.parent { sibling = above }
    if sibling == level.child, site == sibling, cause.isOwn {
      // What stands around the view itself.
      return moved && Reach.outer(cause, match).meets(change) ? 0.8 : moved ? nil : 2
    }
    guard let growth = growths[sibling], growth.meets(change) else { return nil }
    // A text that grew to the side may have made another wrap, but seldom does.
    guard let all = source(of: cause, growth) else { return nil }
    let source = Reach.of(cause, match).part(of: all)
    if source == .zero { return nil }
    let detour = source.meets(change) ? 0 : 1.5
    let size = 0.4 * Double(reach(source, along: change))
    if sibling == level.child {
      // A view that grew by what is in it may stand elsewhere for that.
      return level.child == n && !moved ? 0.5 + detour - size : 2.5 + detour - size
    }
    if names.base(of: n) == sibling { return 0 }
    let isBefore = sibling < level.child
    var rank = detour - size + (isBefore ? 1 : 2.2)
    if isBefore { rank += 0.5 * (1 - Double(sibling + 1) / Double(level.child + 1)) }
    if !isPlausible(growth, change, isBefore, level.parent, moved: moved) { rank += 3 }
    if !reachesAcross(sibling, growth, change, level.parent) { rank += 1 }
    // What grew by a little doesn't move others by much.
    if max(abs(growth.dx), abs(growth.dy)) * 2 < max(abs(change.dx), abs(change.dy)) { rank += 3 }
    return rank
  }

  /// By how much what changed itself grew: from a view that has its size nothing follows outside of it,
  /// but for what makes it stand elsewhere.
  private func source(of cause: Cause, _ growth: Shift) -> Shift? {
    guard cause.isOwn, let n = cause.new else { return growth }
    if let own = growths[n] { return own }
    let places = ["layoutPriority", "fixedSize", "position", "gridCell"]
    return places.contains(cause.trait) || cause.trait.hasPrefix("alignment guide") ? growth : nil
  }

  /// 0…1: the more, the farther.
  private func reach(_ growth: Shift, along change: Shift) -> CGFloat {
    var length: CGFloat = 0
    if change.dx != 0 { length = max(length, abs(growth.dx)) }
    if change.dy != 0 { length = max(length, abs(growth.dy)) }
    return length / (length + 20)
  }

  /// In a row, what grows pushes those behind it on and those before it back, and takes room from both.
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

  /// Across a row only the longest of its views says how long the row is.
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
  /// Who grows to the side moves nobody down.
  fileprivate func meets(_ change: Shift) -> Bool {
    dx != 0 && change.dx != 0 || dy != 0 && change.dy != 0 || change == .zero
  }
}
