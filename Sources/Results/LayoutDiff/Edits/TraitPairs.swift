import DisplayList

/// The traits of a view before and after, paired by their kinds, in order.
struct TraitPairs {
  /// The traits of both sides; one side is nil for a trait that was added or removed.
  private(set) var pairs: [(old: ViewTrait?, new: ViewTrait?)] = []

  init(_ old: [ViewTrait], _ new: [ViewTrait]) {
    if old.map(\.id) == new.map(\.id) {
      pairs = zip(old, new).map { ($0, $1) }
      return
    }
    // Canvases and charts draw by the thousand.
    guard old.count * new.count <= 40_000 else { return }
    let width = new.count + 1
    var best = Array(repeating: 0, count: (old.count + 1) * width)
    /// A pair of equals is worth more than one that only shares its kind.
    func gain(_ i: Int, _ j: Int) -> Int {
      old[i].id != new[j].id ? 0 : old[i] == new[j] ? 3 : 2
    }
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let gain = gain(i, j)
        best[i * width + j] = max(
          best[(i + 1) * width + j], best[i * width + j + 1],
          gain > 0 ? gain + best[(i + 1) * width + j + 1] : 0)
      }
    }
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, gain(i, j) > 0,
        best[i * width + j] == gain(i, j) + best[(i + 1) * width + j + 1]
      {
        pairs.append((old[i], new[j]))
        i += 1
        j += 1
      } else if i < old.count,
        j == new.count || best[(i + 1) * width + j] >= best[i * width + j + 1]
      {
        pairs.append((old[i], nil))
        i += 1
      } else {
        pairs.append((nil, new[j]))
        j += 1
      }
    }
  }
}
