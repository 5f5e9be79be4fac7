import Foundation

/// Pairs two rows of siblings in their order, so that the similarities of the pairs add up to the most.
struct SiblingAlignment {
  let similarity: Similarity

  /// The least similarity of a pair.
  private static let least = 0.3
  /// The most pairs that are weighed; in longer rows only equal views are paired.
  private static let mostPairs = 40_000

  /// Old and new, in order. A pair is none where one of the two has a much better counterpart out of
  /// order.
  func pairs(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    var first = 0
    var pairs: [(Int, Int)] = []
    func equal(_ o: Int, _ n: Int) -> Bool {
      similarity.old.digests[o] == similarity.new.digests[n]
    }
    while first < old.count, first < new.count, equal(old[first], new[first]) {
      pairs.append((old[first], new[first]))
      first += 1
    }
    var oldEnd = old.count, newEnd = new.count
    var tail: [(Int, Int)] = []
    while oldEnd > first, newEnd > first, equal(old[oldEnd - 1], new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
      tail.append((old[oldEnd], new[newEnd]))
    }
    let restOld = old[first..<oldEnd], restNew = new[first..<newEnd]
    if restOld.count * restNew.count <= Self.mostPairs {
      pairs += weighed(Array(restOld), Array(restNew), leavesBetter: true)
    } else {
      pairs += anchored(Array(restOld), Array(restNew))
    }
    return pairs + tail.reversed()
  }

  /// The best of all alignments. A pair counts by the square of its similarity: an equal pair is worth
  /// more than two pairs that are a little alike.
  ///
  /// - Parameter leavesBetter: a view with a much better counterpart out of order is left for that.
  func weighed(_ old: [Int], _ new: [Int], leavesBetter: Bool) -> [(Int, Int)] {
    if old.isEmpty || new.isEmpty || old.count * new.count > Self.mostPairs { return [] }
    let width = new.count + 1
    var gains = Array(repeating: 0.0, count: old.count * new.count)
    var bestOfOld = Array(repeating: 0.0, count: old.count)
    var bestOfNew = Array(repeating: 0.0, count: new.count)
    for (i, o) in old.enumerated() {
      for (j, n) in new.enumerated() {
        let value = similarity.of(o, n)
        gains[i * new.count + j] = value
        bestOfOld[i] = max(bestOfOld[i], value)
        bestOfNew[j] = max(bestOfNew[j], value)
      }
    }
    for i in old.indices {
      for j in new.indices {
        let value = gains[i * new.count + j]
        let least = leavesBetter ? 0.75 * max(bestOfOld[i], bestOfNew[j]) : 0
        gains[i * new.count + j] = value >= max(least, Self.least) ? value * value : 0
      }
    }
    // best[i][j]: the best sum of the rows from i and from j on.
    var best = Array(repeating: 0.0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let gain = gains[i * new.count + j]
        var value = max(best[(i + 1) * width + j], best[i * width + j + 1])
        if gain > 0 { value = max(value, gain + best[(i + 1) * width + j + 1]) }
        best[i * width + j] = value
      }
    }
    var pairs: [(Int, Int)] = []
    var i = 0, j = 0
    while i < old.count, j < new.count {
      let gain = gains[i * new.count + j]
      if gain > 0, best[i * width + j] == gain + best[(i + 1) * width + j + 1] {
        pairs.append((old[i], new[j]))
        i += 1
        j += 1
      } else if best[i * width + j] == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// Views that are equal and unique in both rows are anchors; the views between two anchors are weighed
  /// where they are few, else paired in order.
  private func anchored(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    let anchors = increasing(uniquePairs(old, new))
    var pairs: [(Int, Int)] = []
    var i = 0, j = 0
    for (nextOld, nextNew) in anchors + [(old.count, new.count)] {
      let a = Array(old[i..<nextOld]), b = Array(new[j..<nextNew])
      if a.count * b.count <= Self.mostPairs {
        pairs += weighed(a, b, leavesBetter: true)
      } else {
        pairs += zip(a, b).filter {
          similarity.old.nodes[$0].view == similarity.new.nodes[$1].view
        }
      }
      if nextOld < old.count { pairs.append((old[nextOld], new[nextNew])) }
      i = nextOld + 1
      j = nextNew + 1
    }
    return pairs
  }

  /// Positions in both rows, in the order of the old one.
  private func uniquePairs(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    // -1 for a view that is there more than once.
    func positions(_ row: [Int], _ tree: FlatTree) -> [UInt64: Int] {
      var positions: [UInt64: Int] = [:]
      for (position, index) in row.enumerated() {
        let digest = tree.digests[index].high
        positions[digest] = positions[digest] == nil ? position : -1
      }
      return positions
    }
    let inOld = positions(old, similarity.old), inNew = positions(new, similarity.new)
    return old.enumerated().compactMap { position, index in
      let digest = similarity.old.digests[index].high
      guard inOld[digest] == position, let other = inNew[digest], other >= 0 else { return nil }
      return (position, other)
    }
  }

  /// The longest subsequence that is in order in both rows.
  private func increasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    LongestRise.indices(pairs.map(\.1)).map { pairs[$0] }
  }
}
