import Foundation

nonisolated struct AnchorWritingModifier<A, K: PreferenceKey>: _NodeModifier {
  let source: Anchor<A>.Source
  let transform: (Anchor<A>) -> K.Value
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PreferenceWritingNode(node, K.self, transform(source.anchor(of: node)))
  }
}

nonisolated struct AnchorTransformModifier<A, K: PreferenceKey>: _NodeModifier {
  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let anchor = source.anchor(of: node)
    return PreferenceTransformNode(node, K.self) { transform(&$0, anchor) }
  }
}

extension View {
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWritingModifier<A, K>(source: value, transform: transform))
  }

  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorTransformModifier<A, K>(source: value, transform: transform))
  }
}
