import Foundation

/// Finds which cause moved or resized a view: the nearest in the tree that can have.
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

  /// More causes than this aren't weighed against each other.
  private static let mostCauses = 200

  /// - Parameter groups: of each cause, which edit it belongs to.
  init(_ match: TreeMatch, _ causes: [Cause], groups: [Int]) {
    self.match = match
    self.causes = causes
    names = ViewNames(tree: match.new)
    let geometric = causes.indices.filter { causes[$0].isGeometric }
    movers = Array(geometric.prefix(Self.mostCauses))
    var own: [Int: Int] = [:]
    for i in geometric where causes[i].isOwn {
      if let n = causes[i].new, own[n] == nil { own[n] = i }
    }
    self.own = own
    only = Set(geometric.map { groups[$0] }).count == 1 ? geometric.first : nil
  }

  /// What changed of the view itself.
  func ownCause(of n: Int) -> Int? { own[n] }

  /// The cause is of a view inside.
  func isWithin(_ cause: Int, _ n: Int) -> Bool {
    guard let site = causes[cause].site else { return false }
    return match.new.isInside(site, n)
  }

  func cause(of n: Int, moved: Bool) -> Int? {
    var child = n
    while let parent = match.new.parents[child] {
      if !moved || movedWithin(parent, child) {
        if let found = best(at: parent, from: child, of: n, moved: moved) { return found }
      }
      child = parent
    }
    return best(at: nil, from: child, of: n, moved: moved) ?? only
  }

  /// It isn't where it was in the view around it.
  private func movedWithin(_ parent: Int, _ child: Int) -> Bool {
    guard let o = match.oldOf[child], let p = match.oldOf[parent] else { return true }
    let a = Geometry.move(match.old.nodes[o].frame, match.new.nodes[child].frame)
    let b = Geometry.move(match.old.nodes[p].frame, match.new.nodes[parent].frame)
    return abs(a.dx - b.dx) >= Geometry.visible || abs(a.dy - b.dy) >= Geometry.visible
  }

  /// The likeliest of what happened in one container, or to it; nil where nothing there could.
  private func best(at parent: Int?, from child: Int, of n: Int, moved: Bool) -> Int? {
    var best: (rank: Double, index: Int)?
    for index in movers {
      guard let rank = rank(index, parent, child, n, moved) else { continue }
      if best == nil || rank < best!.rank { best = (rank, index) }
    }
    return best?.index
  }

  /// The less the likelier; nil for what can't be.
  private func rank(
    _ index: Int, _ parent: Int?, _ child: Int, _ n: Int, _ moved: Bool
  ) -> Double? {
    let cause = causes[index]
    guard let site = cause.site else { return parent == nil ? 2 : nil }
    if let parent, !match.new.isInside(site, parent) { return nil }
    if site == parent {
      // Of the container itself, or of a view that was in it.
      return cause.isOwn ? 2 : cause.kind == .reordered ? 3 : 1
    }
    var sibling = site
    while let above = match.new.parents[sibling], above != parent { sibling = above }
    guard let growth = grew(sibling) else { return nil }
    let own = change(n, moved: moved)
    // Who grows to the side moves nobody down.
    guard own.dx != 0 && growth.dx != 0 || own.dy != 0 && growth.dy != 0 || own == .zero else {
      return nil
    }
    // A text that grew to the side may have made another wrap, but seldom does.
    let source = cause.new.flatMap(grew) ?? growth
    let isAlong = own.dx != 0 && source.dx != 0 || own.dy != 0 && source.dy != 0
    let detour = isAlong ? 0 : 1.5
    if sibling == child {
      // A view that grew by what is in it may stand elsewhere for that.
      return child == n && !moved ? nil : 2.5 + detour
    }
    if names.base(of: n) == sibling { return 0 }
    let isBefore = sibling < child
    var rank = (isBefore ? 1 : 2.2) + detour
    // What grew by a little doesn't move others by much.
    if max(abs(growth.dx), abs(growth.dy)) * 2 < max(abs(own.dx), abs(own.dy)) { rank += 3 }
    return rank + (isBefore ? 0.5 : 0) * (1 - Double(sibling + 1) / Double(child + 1))
  }

  private func change(_ n: Int, moved: Bool) -> Shift {
    guard let o = match.oldOf[n] else { return .zero }
    let a = match.old.nodes[o].frame, b = match.new.nodes[n].frame
    return moved ? Geometry.move(a, b) : Geometry.growth(a, b)
  }

  /// By how much; nil where it didn't. What wasn't there grew from nothing.
  private func grew(_ n: Int) -> Shift? {
    guard let o = match.oldOf[n] else {
      let size = match.new.nodes[n].frame.size
      return Shift(dx: size.width, dy: size.height)
    }
    let old = match.old.nodes[o], new = match.new.nodes[n]
    var growth = Geometry.growth(old.frame, new.frame)
    // What stands around a view grows with it and is no view of its own.
    for name in ["padding", "frame", "offset", "spacing"]
    where old.modifier(name) != new.modifier(name) && growth == .zero {
      growth = Shift(dx: 1000, dy: 1000)
    }
    return growth == .zero ? nil : growth
  }
}
