import Foundation

/// By how much each view of the new tree grew, with what stands around it.
struct Growths {
  /// nil where it didn't.
  private var growths: [Shift?]
  /// Views that stand before or behind others of their container than they did.
  private(set) var reordered: Set<Int> = []

  subscript(n: Int) -> Shift? { growths[n] }

  init(_ match: TreeMatch) {
    growths = match.new.nodes.indices.map { n in
      // What wasn't there grew from nothing.
      guard let o = match.oldOf[n] else {
        let size = match.new.nodes[n].frame.size
        return Shift(dx: size.width, dy: size.height)
      }
      return Self.growth(match.old.nodes[o], match.new.nodes[n])
    }
    for n in match.new.nodes.indices where match.new.children[n].count > 1 {
      if let o = match.oldOf[n] { addReordered(match, o, n) }
    }
  }

  /// More than any view is long: how much isn't known.
  private static let unknown: CGFloat = 1000

  private static func growth(_ old: LayoutNode, _ new: LayoutNode) -> Shift? {
    var growth = Geometry.growth(old.frame, new.frame)
    if old.modifiers == new.modifiers { return growth == .zero ? nil : growth }
    func length(_ node: LayoutNode, _ step: String, _ names: [String]) -> CGFloat {
      var sum: CGFloat = 0
      for modifier in node.modifiers where modifier.name == step {
        for name in names { sum += CGFloat(modifier.values[name].flatMap { Double($0) } ?? 0) }
      }
      return sum
    }
    func change(_ step: String, _ names: [String]) -> CGFloat {
      length(new, step, names) - length(old, step, names)
    }
    growth.dx += change("padding", ["leading", "trailing"])
    growth.dy += change("padding", ["top", "bottom"])
    for name in ["frame", "position", "aspectRatio", "containerRelativeFrame"] {
      let reach = Reach.between(old.modifier(name), new.modifier(name))
      func known(_ value: String) -> CGFloat {
        let change = change(name, [value])
        return change == 0 ? unknown : change
      }
      if reach.isAcross, growth.dx == 0 { growth.dx = known("width") }
      if reach.isDown, growth.dy == 0 { growth.dy = known("height") }
    }
    return growth == .zero ? nil : growth
  }

  private mutating func addReordered(_ match: TreeMatch, _ o: Int, _ n: Int) {
    let after = match.new.children[n].filter {
      match.oldOf[$0].map { match.old.parents[$0] == o } ?? false
    }
    let before = match.old.children[o].filter {
      match.newOf[$0].map { match.new.parents[$0] == n } ?? false
    }
    for (view, past) in zip(after, before) where match.oldOf[view] != past {
      reordered.insert(view)
    }
  }
}
