import Foundation

/// A box in Apple's picture and the box in ours that matches it.
package struct BoxPair: Sendable {
  package enum Kind: String, Sendable { case text, symbol, shape }
  package var kind = Kind.shape
  package var apple: InkBox?
  package var ours: InkBox?

  package init(kind: Kind = .shape, apple: InkBox? = nil, ours: InkBox? = nil) {
    self.kind = kind
    self.apple = apple
    self.ours = ours
  }

  /// The distances of our edges from Apple's: left, top, right, bottom; pixels. Empty where a box
  /// is missing.
  package var distances: [Int] {
    guard let apple, let ours else { return [] }
    return [
      ours.left - apple.left, ours.top - apple.top, ours.right - apple.right,
      ours.bottom - apple.bottom,
    ]
  }

  /// The edges match within 1.5 pixels. The far edge of a text matches within 1 % of its width, its
  /// others within 5 % of its height, where that is more: the substitute's letters have shapes of
  /// their own.
  package var isMet: Bool {
    guard let apple, ours != nil else { return false }
    let off = distances.map { Double(abs($0)) }
    let near = kind == .text ? max(1.5, 0.05 * Double(apple.height)) : 1.5
    let far = kind == .text ? max(near, 0.01 * Double(apple.width)) : 1.5
    return off[1] <= near && off[3] <= near && min(off[0], off[2]) <= near
      && max(off[0], off[2]) <= far
  }

  /// - Parameter kind: of one of our boxes.
  package static func match(
    _ apple: [InkBox], _ ours: [InkBox], kind: (InkBox) -> Kind
  ) -> [BoxPair] {
    var chances: [(likeness: Double, apple: Int, ours: Int)] = []
    for (i, a) in apple.enumerated() {
      for (j, b) in ours.enumerated() {
        let likeness = a.likeness(b)
        if likeness > 0.15 { chances.append((likeness, i, j)) }
      }
    }
    chances.sort { ($0.likeness, $1.apple, $1.ours) > ($1.likeness, $0.apple, $0.ours) }
    var pairs: [BoxPair] = []
    var taken = Set<Int>(), given = Set<Int>()
    for chance in chances where !taken.contains(chance.apple) && !given.contains(chance.ours) {
      taken.insert(chance.apple)
      given.insert(chance.ours)
      pairs.append(
        BoxPair(kind: kind(ours[chance.ours]), apple: apple[chance.apple], ours: ours[chance.ours]))
    }
    for i in apple.indices where !taken.contains(i) {
      if let at = pairs.firstIndex(where: { apple[i].isPiece(of: $0.ours) && $0.apple != nil }) {
        pairs[at].apple = pairs[at].apple?.union(apple[i])
      } else {
        pairs.append(BoxPair(apple: apple[i]))
      }
    }
    for j in ours.indices where !given.contains(j) {
      if let at = pairs.firstIndex(where: { ours[j].isPiece(of: $0.apple) && $0.ours != nil }) {
        pairs[at].ours = pairs[at].ours?.union(ours[j])
      } else {
        pairs.append(BoxPair(kind: kind(ours[j]), ours: ours[j]))
      }
    }
    return regrouped(pairs)
  }

  /// The pairs with boxes merged that were split differently in one of the two pictures: boxes that
  /// are off and overlap are taken together, and where all of Apple's cover what all of ours do,
  /// they are one pair.
  private static func regrouped(_ pairs: [BoxPair]) -> [BoxPair] {
    var result = pairs.filter(\.isMet)
    var groups = pairs.filter { !$0.isMet }.map { [$0] }
    var changed = true
    while changed {
      changed = false
      search: for i in groups.indices {
        for j in groups.indices where j > i {
          guard whole(groups[i]).touches(whole(groups[j])) else { continue }
          groups[i] += groups.remove(at: j)
          changed = true
          break search
        }
      }
    }
    for group in groups {
      let together = BoxPair(
        kind: group.contains { $0.kind == .text } ? .text : group[0].kind,
        apple: union(group.compactMap(\.apple)), ours: union(group.compactMap(\.ours)))
      result += together.isMet ? [together] : group
    }
    return result
  }

  private static func whole(_ group: [BoxPair]) -> InkBox {
    union(group.flatMap { [$0.apple, $0.ours].compactMap { $0 } })
      ?? InkBox(left: 0, top: 0, right: 0, bottom: 0)
  }

  private static func union(_ boxes: [InkBox]) -> InkBox? {
    boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
  }
}
