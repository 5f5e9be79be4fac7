import Foundation

public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: _NodeModifier {
  let transform: (inout Key.Value) -> Void
  nonisolated init(_ transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PreferenceTransformNode(node, Key.self, transform)
  }
}
