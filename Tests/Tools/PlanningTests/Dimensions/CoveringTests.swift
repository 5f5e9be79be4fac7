import Testing

@testable import Planning

@Suite struct CoveringTests {
  /// Two values of three dimensions: four rows hold every pair, and fewer can't.
  @Test func threeSwitchesTakeFourRows() {
    let rows = Covering.pairs([[0], [1]], [2, 2])
    #expect(rows.count == 4)
    #expect(Covering.all([[0], [1]], [2, 2]).count == 8)
  }

  /// Nothing but what exists: of the four pairs of the first two dimensions three do.
  @Test func onlyRowsThatExistAreMade() {
    let rows = Covering.pairs([[0, 0], [0, 1], [1, 0]], [3, 2])
    #expect(rows.allSatisfy { $0[0] + $0[1] < 2 })
    #expect(rows == Covering.pairs([[0, 0], [0, 1], [1, 0]], [3, 2]))
  }

  @Test func everyPairIsThere() {
    let bound = [[0, 0], [0, 1], [1, 0], [1, 2], [2, 2]]
    let free = [2, 3, 1, 4]
    let everything = Covering.all(bound, free), rows = Covering.pairs(bound, free)
    func pairs(_ rows: [[Int]]) -> Set<[Int]> {
      var pairs: Set<[Int]> = []
      for row in rows {
        for i in row.indices {
          for j in (i + 1)..<max(row.count, i + 1) { pairs.insert([i, row[i], j, row[j]]) }
        }
      }
      return pairs
    }
    #expect(pairs(rows) == pairs(everything))
    // 5 · 2 · 3 · 4; no fewer than the largest pair of dimensions has: 5 · 4.
    #expect(everything.count == 120)
    #expect(rows.count < 30)
  }

  @Test func nothingMakesNothing() {
    #expect(Covering.pairs([], [2, 2]).isEmpty)
    #expect(Covering.all([], [2, 2]).isEmpty)
  }
}
