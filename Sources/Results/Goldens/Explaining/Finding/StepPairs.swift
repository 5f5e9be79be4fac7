import Foundation

/// The steps of a view before and today, brought together by their names, in order.
struct StepPairs {
  /// nil for one that wasn't there, or is gone.
  private(set) var pairs: [(old: LayoutNode.Step?, new: LayoutNode.Step?)] = []

  init(_ old: [LayoutNode.Step], _ new: [LayoutNode.Step]) {
    if old.map(\.name) == new.map(\.name) {
      pairs = zip(old, new).map { ($0, $1) }
      return
    }
    // Canvases and charts draw by the thousand.
    guard old.count * new.count <= 40_000 else { return }
    let width = new.count + 1
    var best = Array(repeating: 0, count: (old.count + 1) * width)
    /// A pair of equals is worth more than one that only shares its name.
    func gain(_ i: Int, _ j: Int) -> Int {
      old[i].name != new[j].name ? 0 : old[i] == new[j] ? 3 : 2
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
