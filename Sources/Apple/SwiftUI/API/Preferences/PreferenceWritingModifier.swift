import Foundation

public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: _NodeModifier {
  let value: Key.Value
  nonisolated init(_ value: Key.Value) { self.value = value }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PreferenceWritingNode(node, Key.self, value)
  }
}
