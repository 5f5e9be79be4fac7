import Foundation

public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: _NodeModifier {
  public typealias Body = Never
  let value: Key.Value
  nonisolated init(_ value: Key.Value) { self.value = value }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PreferenceWritingNode(node, Key.self, value)
  }
}

public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: _NodeModifier {
  public typealias Body = Never
  let transform: (inout Key.Value) -> Void
  nonisolated init(_ transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PreferenceTransformNode(node, Key.self, transform)
  }
}

public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: _NodeModifier
where Key.Value: Equatable {
  public typealias Body = Never
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
