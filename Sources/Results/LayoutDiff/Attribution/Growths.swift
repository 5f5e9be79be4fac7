import DisplayList
import Foundation

/// The growth of each view of the new tree, with its modifiers.
struct Growths {
  /// The growth of each view; nil for a view that didn't grow.
  private var growths: [Shift?]
  /// Views whose order among the children of their container changed.
  private(set) var reordered: Set<Int> = []

  subscript(n: Int) -> Shift? { growths[n] }

  init(_ match: TreeMatch) {
    growths = match.new.nodes.indices.map { n in
      // A view that was added grew from nothing.
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

  /// Longer than any view: a growth whose length isn't known.
  private static let unknown: CGFloat = 1000

  private static func growth(_ old: LayoutNode, _ new: LayoutNode) -> Shift? {
    var growth = Shift.growth(old.frame, new.frame)
    if old.modifiers == new.modifiers { return growth == .zero ? nil : growth }
    func change(_ id: TraitID, _ fields: TraitField...) -> CGFloat {
      func length(_ node: LayoutNode) -> CGFloat {
        node.modifiers.filter { $0.id == id }.reduce(0) { sum, trait in
          fields.reduce(sum) { $0 + (trait[$1]?.number ?? 0) }
        }
      }
      return length(new) - length(old)
    }
    growth.dx += change(.padding, "leading", "trailing")
    growth.dy += change(.padding, "top", "bottom")
    for id in [TraitID.frame, .position, .aspectRatio, .containerRelativeFrame] {
      let axes = Axes.between(id, old.modifier(id)?.values, new.modifier(id)?.values)
      func known(_ field: TraitField) -> CGFloat {
        let change = change(id, field)
        return change == 0 ? unknown : change
      }
      if axes.isAcross, growth.dx == 0 { growth.dx = known("width") }
      if axes.isDown, growth.dy == 0 { growth.dy = known("height") }
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
