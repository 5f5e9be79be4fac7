import Foundation

public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: _NodeModifier
where Key.Value: Equatable {
  final class Last { var value: Key.Value? }
  let action: (Key.Value) -> Void
  nonisolated init(_ action: @escaping (Key.Value) -> Void) { self.action = action }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    inputs.context.hasPreferenceListeners = true
    let last = inputs.context.state.box(inputs, -1) { Last() }
    return PreferenceListenerNode(node, Key.self) { value in
      guard last.value != value else { return }
      last.value = value
      action(value)
    }
  }
}
