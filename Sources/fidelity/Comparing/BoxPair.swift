import Foundation

/// What Apple drew and what we drew in its place.
struct BoxPair {
  enum Kind: String { case text, symbol, shape }
  var kind = Kind.shape
  var apple: InkBox?
  var ours: InkBox?

  /// How far our edges are from Apple's: left, top, right, bottom; pixels. Empty where one is missing.
  var distances: [Int] {
    guard let apple, let ours else { return [] }
    return [
      ours.left - apple.left, ours.top - apple.top, ours.right - apple.right,
      ours.bottom - apple.bottom,
    ]
  }

  /// Within 1.5 pixels; the far edge of a text within 1 % of its width, where that is more.
  var isMet: Bool {
    guard let apple, ours != nil else { return false }
    let off = distances.map { Double(abs($0)) }
    guard off[1] <= 1.5, off[3] <= 1.5 else { return false }
    let far = kind == .text ? max(1.5, 0.01 * Double(apple.width)) : 1.5
    return min(off[0], off[2]) <= 1.5 && max(off[0], off[2]) <= far
  }

  /// - Parameter kind: of one of our boxes.
  static func match(
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
    // A line that fell apart in one of the two pictures: its piece belongs to the whole line.
    func isPiece(_ piece: InkBox, of whole: InkBox?) -> Bool {
      guard let whole, piece.area > 0 else { return false }
      return piece.overlap(whole) * 10 >= piece.area * 8 && piece.height * 5 >= whole.height * 2
    }
    for i in apple.indices where !taken.contains(i) {
      if let at = pairs.firstIndex(where: { isPiece(apple[i], of: $0.ours) && $0.apple != nil }) {
        pairs[at].apple = pairs[at].apple?.union(apple[i])
      } else {
        pairs.append(BoxPair(apple: apple[i]))
      }
    }
    for j in ours.indices where !given.contains(j) {
      if let at = pairs.firstIndex(where: { isPiece(ours[j], of: $0.apple) && $0.ours != nil }) {
        pairs[at].ours = pairs[at].ours?.union(ours[j])
      } else {
        pairs.append(BoxPair(kind: kind(ours[j]), ours: ours[j]))
      }
    }
    return pairs
  }
}
