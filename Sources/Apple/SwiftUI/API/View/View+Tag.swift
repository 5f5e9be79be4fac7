import Foundation

nonisolated struct TagModifier: _NodeModifier {
  let tag: AnyHashable
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    inputs.environment.collectsTags ? TagNode(node, tag: tag) : node
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
