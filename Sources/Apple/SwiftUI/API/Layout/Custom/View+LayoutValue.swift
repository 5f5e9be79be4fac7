import Foundation

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: _NodeModifier {
  let value: K.Value
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    LayoutValueNode(node, ObjectIdentifier(K.self), value)
  }
}

extension View {
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
