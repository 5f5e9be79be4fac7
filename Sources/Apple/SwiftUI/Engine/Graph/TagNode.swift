import Foundation

/// The value of a view in a picker or a tab view.
final class TagNode: UnaryNode {
  let tag: AnyHashable
  init(_ child: _Node, tag: AnyHashable) {
    self.tag = tag
    super.init(child)
  }
}

private struct CollectsTagsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a container needs the tags of its views; else none is kept.
  var collectsTags: Bool {
    get { self[CollectsTagsKey.self] }
    set { self[CollectsTagsKey.self] = newValue }
  }
}

extension _Node {
  /// The outermost tag of what this node is made of.
  var selectionTag: AnyHashable? {
    var place: _Node = self
    while let unary = place as? UnaryNode {
      if let tagged = unary as? TagNode { return tagged.tag }
      place = unary.child
    }
    return nil
  }
}
