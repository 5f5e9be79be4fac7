import Foundation

/// Brings two rows of siblings together in their order, so that what stays alike adds up to the most.
struct SiblingAlignment {
  let similarity: Similarity

  /// Pairs less alike than this are none.
  private static let least = 0.3
  /// How many pairs are weighed at most; past that only those count that are equal.
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

  /// The best of all alignments. A pair counts by the square of its likeness: one that is the same is
  /// worth more than two that are a little alike.
  ///
  /// - Parameter leavesBetter: a view that stands elsewhere in the other row, out of order, is left for
  ///   that.
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
    // best[i][j]: of what stands from i and from j on.
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

  /// Those that are equal and the only ones of their kind hold the rest in place; what lies between is
  /// weighed where it is little, else taken in order.
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

  /// Places in both rows, in the order of the old one.
  private func uniquePairs(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    // -1 for what is there more than once.
    func places(_ row: [Int], _ tree: FlatTree) -> [UInt64: Int] {
      var places: [UInt64: Int] = [:]
      for (place, index) in row.enumerated() {
        let digest = tree.digests[index].high
        places[digest] = places[digest] == nil ? place : -1
      }
      return places
    }
    let inOld = places(old, similarity.old), inNew = places(new, similarity.new)
    return old.enumerated().compactMap { place, index in
      let digest = similarity.old.digests[index].high
      guard inOld[digest] == place, let other = inNew[digest], other >= 0 else { return nil }
      return (place, other)
    }
  }

  /// The longest part in which both rows go on.
  private func increasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    LongestRise.indices(pairs.map(\.1)).map { pairs[$0] }
  }
}

/// The longest rising subsequence.
enum LongestRise {
  /// Places in `values`, in order.
  static func indices(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: values.count)
    for (i, value) in values.enumerated() {
      var low = 0, high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      before[i] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(i) } else { tails[low] = i }
    }
    var result: [Int] = []
    var next = tails.last
    while let i = next {
      result.append(i)
      next = before[i]
    }
    return result.reversed()
  }
}
