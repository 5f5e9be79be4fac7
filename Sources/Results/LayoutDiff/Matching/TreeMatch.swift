import Foundation

/// The matching of two layout trees: pairs of an old and a new view that are the same view.
struct TreeMatch {
  let old: FlatTree
  let new: FlatTree
  /// Counterparts by old index, and by new; nil for a view without one.
  private(set) var newOf: [Int?]
  private(set) var oldOf: [Int?]
  /// New containers around views that were there before.
  private(set) var wrappers: [Int] = []
  /// Containers that were removed while their children stayed.
  private(set) var unwrapped: [Int] = []

  private let similarity: Similarity
  private var waiting: [(Int, Int)] = []

  init(_ before: LayoutTree, _ after: LayoutTree) {
    old = FlatTree(before)
    new = FlatTree(after)
    newOf = Array(repeating: nil, count: old.nodes.count)
    oldOf = Array(repeating: nil, count: new.nodes.count)
    similarity = Similarity(old: old, new: new)
    align(old.roots, new.roots)
    while let (o, n) = waiting.popLast() { align(old.children[o], new.children[n]) }
    matchElsewhere()
  }

  private mutating func pair(_ o: Int, _ n: Int) {
    guard newOf[o] == nil, oldOf[n] == nil else { return }
    if old.digests[o] == new.digests[n] {
      // The subtrees are equal.
      for k in 0..<(old.ends[o] - o) where newOf[o + k] == nil && oldOf[n + k] == nil {
        newOf[o + k] = n + k
        oldOf[n + k] = o + k
      }
      return
    }
    newOf[o] = n
    oldOf[n] = o
    waiting.append((o, n))
  }

  private mutating func align(_ olds: [Int], _ news: [Int]) {
    for (o, n) in SiblingAlignment(similarity: similarity).pairs(olds, news) { pair(o, n) }
    var restOld = olds.filter { newOf[$0] == nil }
    var restNew = news.filter { oldOf[$0] == nil }
    if restOld.isEmpty || restNew.isEmpty { return }
    pairBest(restOld, restNew, least: 0.75)
    pairBetweenNeighbours(olds, news)
    restOld.removeAll { newOf[$0] != nil }
    restNew.removeAll { oldOf[$0] != nil }
    guard restOld.count <= 100, restNew.count <= 100 else { return }
    for n in restNew where isWrapper(new.children[n].count, { wraps(restOld, new.children[n]) }) {
      wrappers.append(n)
      align(restOld.filter { newOf[$0] == nil }, new.children[n])
    }
    restNew.removeAll { wrappers.contains($0) }
    for o in restOld
    where newOf[o] == nil && isWrapper(old.children[o].count, { wraps(old.children[o], restNew) }) {
      unwrapped.append(o)
      align(old.children[o], restNew.filter { oldOf[$0] == nil })
    }
    pairReplaced(olds, news)
  }

  /// Pairs views by similarity, the most similar first, regardless of their order.
  private mutating func pairBest(_ olds: [Int], _ news: [Int], least: Double) {
    guard olds.count * news.count <= 10_000 else { return pairEqual(olds, news) }
    var found: [(value: Double, o: Int, n: Int)] = []
    for o in olds {
      for n in news {
        let value = similarity.of(o, n)
        if value >= least { found.append((value, o, n)) }
      }
    }
    found.sort { ($1.value, $0.o, $0.n) < ($0.value, $1.o, $1.n) }
    for entry in found { pair(entry.o, entry.n) }
  }

  private mutating func pairEqual(_ olds: [Int], _ news: [Int]) {
    var positions: [UInt64: [Int]] = [:]
    for n in news.reversed() { positions[new.digests[n].high, default: []].append(n) }
    for o in olds {
      if let n = positions[old.digests[o].high]?.popLast() { pair(o, n) }
    }
  }

  private func isWrapper(_ count: Int, _ shared: () -> Int) -> Bool {
    guard count > 0, count <= 100 else { return false }
    return shared() * 2 >= count
  }

  /// The number of views of one row that have a likely counterpart in the other.
  private func wraps(_ olds: [Int], _ news: [Int]) -> Int {
    guard olds.count * news.count <= 10_000 else { return 0 }
    var taken: Set<Int> = []
    for o in olds where newOf[o] == nil {
      let best = news.first {
        oldOf[$0] == nil && !taken.contains($0) && similarity.of(o, $0) >= 0.6
      }
      if let best { taken.insert(best) }
    }
    return taken.count
  }

  /// The views without a counterpart, by the last before them that has one.
  private func gaps(_ row: [Int], _ counterpart: (Int) -> Int?) -> [(after: Int, views: [Int])] {
    var result: [(after: Int, views: [Int])] = []
    var last = -1
    for index in row {
      if let other = counterpart(index) {
        last = other
      } else if result.last?.after == last {
        result[result.count - 1].views.append(index)
      } else {
        result.append((last, [index]))
      }
    }
    return result
  }

  /// The views that were removed and those that were added between the same neighbours.
  private func sharedGaps(_ olds: [Int], _ news: [Int]) -> [(old: [Int], new: [Int])] {
    let after = gaps(news) { oldOf[$0] == nil ? nil : $0 }
    let positions = Dictionary(after.map { ($0.after, $0.views) }) { first, _ in first }
    return gaps(olds) { newOf[$0] }.compactMap { gap in
      positions[gap.after].map { (gap.views, $0) }
    }
  }

  private mutating func pairBetweenNeighbours(_ olds: [Int], _ news: [Int]) {
    for gap in sharedGaps(olds, news) {
      let pairs = SiblingAlignment(similarity: similarity).weighed(
        gap.old, gap.new, leavesBetter: false)
      for (o, n) in pairs { pair(o, n) }
    }
  }

  /// Pairs a removed view with an added one between the same neighbours: the second replaces the first.
  private mutating func pairReplaced(_ olds: [Int], _ news: [Int]) {
    for gap in sharedGaps(olds, news) {
      let old = gap.old.filter { !unwrapped.contains($0) }
      let new = gap.new.filter { !wrappers.contains($0) }
      // Two views of one type with so little in common aren't a replacement: one was removed, one added.
      if old.count == 1, new.count == 1,
        self.old.nodes[old[0]].view != self.new.nodes[new[0]].view
      {
        pair(old[0], new[0])
      }
    }
  }

  /// Pairs views that moved to another container.
  private mutating func matchElsewhere() {
    let olds = old.nodes.indices.filter {
      newOf[$0] == nil && !unwrapped.contains($0) && old.isSubstantial($0)
    }
    let news = new.nodes.indices.filter {
      oldOf[$0] == nil && !wrappers.contains($0) && new.isSubstantial($0)
    }
    pairBest(olds, news, least: 0.9)
    while let (o, n) = waiting.popLast() { align(old.children[o], new.children[n]) }
  }
}

extension FlatTree {
  /// Whether the view has content that identifies it in any container.
  fileprivate func isSubstantial(_ index: Int) -> Bool {
    nodes[index].text != nil || nodes[index].imageName != nil || nodes[index].identifier != nil
      || ends[index] - index > 1
  }
}
