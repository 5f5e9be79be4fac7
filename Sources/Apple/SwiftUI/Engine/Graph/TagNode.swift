import Foundation

/// The value of a view in a picker or a tab view.
final class TagNode: UnaryNode {
  let tag: AnyHashable
  init(_ child: _Node, tag: AnyHashable) {
    self.tag = tag
    super.init(child)
  }
}

extension EnvironmentValues {
  /// Whether a container needs the tags of its views; else none is kept.
  @Entry var collectsTags = false
}

extension _Node {
  /// The tags of what this node is made of, the innermost first. Tags of several types are kept apart, and of two
  /// of one type the inner one counts, as of all traits (``LayoutValueNode``).
  var selectionTags: [AnyHashable] {
    var tags: [AnyHashable] = []
    var place: _Node = self
    while let unary = place as? UnaryNode {
      if let tagged = unary as? TagNode {
        tags.removeAll { type(of: $0.base) == type(of: tagged.tag.base) }
        tags.insert(tagged.tag, at: 0)
      }
      place = unary.child
    }
    return tags
  }
}
