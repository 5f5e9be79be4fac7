import Foundation

/// The likelihood that two views are one and the same, 0…1; 0 for two that can't be.
struct Similarity {
  let old: FlatTree
  let new: FlatTree

  func of(_ o: Int, _ n: Int) -> Double {
    if old.digests[o] == new.digests[n] { return 1 }
    let a = old.nodes[o], b = new.nodes[n]
    let hasChildren = !old.children[o].isEmpty || !new.children[n].isEmpty
    let known = a.identifier != nil && a.identifier == b.identifier
    if a.view != b.view {
      if known { return 0.6 }
      // A container may have become one of another kind.
      guard !old.children[o].isEmpty, !new.children[n].isEmpty else { return 0 }
      if holds(new, n, a.view, old, o) || holds(old, o, b.view, new, n) { return 0 }
      let shared = Self.shared(old.sketches[o], new.sketches[n])
      return shared >= 0.5 ? 0.2 + 0.5 * shared : 0
    }
    var value = hasChildren ? container(o, n) : leaf(a, b)
    if a.identifier != b.identifier, a.identifier != nil, b.identifier != nil { value *= 0.4 }
    if known { value = max(value, 0.9) }
    // Of equals, those with the same frame.
    if a.frame.origin == b.frame.origin { value += 0.01 }
    if a.frame.size == b.frame.size { value += 0.01 }
    return min(value, 0.99)
  }

  /// The container holds the other view, or one much like it, rather than being its counterpart.
  private func holds(
    _ outer: FlatTree, _ container: Int, _ view: String, _ inner: FlatTree, _ index: Int
  ) -> Bool {
    outer.children[container].prefix(20).contains {
      outer.nodes[$0].view == view
        && Self.shared(outer.sketches[$0], inner.sketches[index]) >= 0.8
    }
  }

  private func container(_ o: Int, _ n: Int) -> Double {
    let own = old.nodes[o].modifiers == new.nodes[n].modifiers ? 0.1 : 0
    return 0.3 + 0.55 * Self.shared(old.sketches[o], new.sketches[n]) + own
  }

  private func leaf(_ a: LayoutNode, _ b: LayoutNode) -> Double {
    if a.text != nil || b.text != nil {
      return 0.35 + 0.4 * Self.alike(a.text ?? "", b.text ?? "") + (a.font == b.font ? 0.1 : 0)
        + (a.color == b.color ? 0.1 : 0)
    }
    if a.imageName != nil || b.imageName != nil {
      return 0.4 + (a.imageName == b.imageName ? 0.4 : 0) + (a.color == b.color ? 0.1 : 0)
    }
    return 0.45 + (a.draws == b.draws ? 0.3 : 0) + (a.modifiers == b.modifiers ? 0.15 : 0)
  }

  /// The share of the hashes of two sketches that is in both.
  static func shared(_ a: [UInt64], _ b: [UInt64]) -> Double {
    var i = 0, j = 0, common = 0
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        common += 1
        i += 1
        j += 1
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    let all = a.count + b.count - common
    return all == 0 ? 1 : Double(common) / Double(all)
  }

  /// The share of two texts that is equal from either end; digits count as equal to each other.
  static func alike(_ a: String, _ b: String) -> Double {
    if a == b { return 1 }
    func letters(_ text: String) -> [UInt32] {
      text.unicodeScalars.prefix(80).map {
        ("0"..."9").contains($0) ? 0x30 : $0.value
      }
    }
    let x = letters(a), y = letters(b)
    if x.isEmpty || y.isEmpty { return 0 }
    let shorter = min(x.count, y.count)
    var front = 0
    while front < shorter, x[front] == y[front] { front += 1 }
    var back = 0
    while back < shorter - front, x[x.count - 1 - back] == y[y.count - 1 - back] { back += 1 }
    return 0.9 * Double(front + back) / Double(max(x.count, y.count))
  }
}
