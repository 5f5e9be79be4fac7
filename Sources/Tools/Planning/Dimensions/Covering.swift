/// Combinations of one value of each dimension, as rows of indices. The first dimensions are given by the
/// rows that exist of them (not every mode goes with every placement), the others by the number of their
/// values, each of which goes with everything.
enum Covering {
  /// Every row, the first dimension changing slowest.
  static func all(_ bound: [[Int]], _ free: [Int]) -> [[Int]] {
    var rows = bound
    for count in free {
      rows = rows.flatMap { row in (0..<count).map { row + [$0] } }
    }
    return rows
  }

  /// Few rows in which each two values that go together are together at least once, in the order of
  /// ``all(_:_:)``. The same arguments give the same rows: for the first pair still missing, the row
  /// that brings the most other missing pairs with it, one dimension after the other.
  static func pairs(_ bound: [[Int]], _ free: [Int]) -> [[Int]] {
    guard let width = bound.first?.count else { return [] }
    var missing = MissingPairs(bound, free)
    var rows: [[Int]] = []
    while let seed = missing.first {
      // The best of the rows that the pair allows.
      var best: [Int] = []
      var most = -1
      for row in bound where seed.allSatisfy({ $0.key >= width || row[$0.key] == $0.value }) {
        let gain = missing.gain(of: row)
        if gain > most { (best, most) = (row, gain) }
      }
      for dimension in free.indices {
        if let value = seed[width + dimension] {
          best.append(value)
          continue
        }
        var choice = 0
        var most = -1
        for value in 0..<free[dimension] {
          let gain = missing.gain(of: value, after: best)
          if gain > most { (choice, most) = (value, gain) }
        }
        best.append(choice)
      }
      missing.remove(best)
      rows.append(best)
    }
    return rows.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// The pairs of values that no row has yet.
struct MissingPairs {
  private struct Pair: Hashable {
    var i: Int, a: Int, j: Int, b: Int
  }

  private var left: Set<Pair> = []
  /// All pairs in order; those before `next` are covered.
  private var order: [Pair] = []
  private var next = 0

  init(_ bound: [[Int]], _ free: [Int]) {
    let width = bound.first?.count ?? 0
    func add(_ pair: Pair) { if left.insert(pair).inserted { order.append(pair) } }
    for row in bound {
      for i in row.indices {
        for j in (i + 1)..<max(width, i + 1) { add(Pair(i: i, a: row[i], j: j, b: row[j])) }
        for (k, count) in free.enumerated() {
          for b in 0..<count { add(Pair(i: i, a: row[i], j: width + k, b: b)) }
        }
      }
    }
    for (k, first) in free.enumerated() {
      for (l, second) in free.enumerated() where l > k {
        for a in 0..<first {
          for b in 0..<second { add(Pair(i: width + k, a: a, j: width + l, b: b)) }
        }
      }
    }
  }

  /// A missing pair: values by dimension.
  var first: [Int: Int]? {
    mutating get {
      while next < order.count, !left.contains(order[next]) { next += 1 }
      guard next < order.count else { return nil }
      return [order[next].i: order[next].a, order[next].j: order[next].b]
    }
  }

  func gain(of row: [Int]) -> Int {
    var gain = 0
    for j in row.indices { gain += self.gain(of: row[j], after: Array(row[..<j])) }
    return gain
  }

  func gain(of value: Int, after row: [Int]) -> Int {
    row.indices.count { left.contains(Pair(i: $0, a: row[$0], j: row.count, b: value)) }
  }

  mutating func remove(_ row: [Int]) {
    for j in row.indices {
      for i in 0..<j { left.remove(Pair(i: i, a: row[i], j: j, b: row[j])) }
    }
  }
}
