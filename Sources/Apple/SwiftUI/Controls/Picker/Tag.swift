import Foundation

/// What a view stands for in a picker or a tab view.
final class TagNode: UnaryNode {
  let tag: AnyHashable
  init(_ child: _Node, tag: AnyHashable) {
    self.tag = tag
    super.init(child)
  }
}

nonisolated struct TagModifier: _NodeModifier {
  typealias Body = Never
  let tag: AnyHashable
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    inputs.environment.collectsTags ? TagNode(node, tag: tag) : node
  }
}

private struct CollectsTagsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Somebody wants to know which view stands for what; else no tag is kept.
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

extension View {
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
