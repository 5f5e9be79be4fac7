import Foundation

nonisolated struct ContainerValueModifier: _NodeModifier {
  let write: (inout ContainerValues) -> Void
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    var values = ContainerValues(values: node.layoutValues?.values ?? [:])
    write(&values)
    guard let key = values.lastKey, let value = values.values[key] else { return node }
    return LayoutValueNode(node, key, value)
  }
}

extension View {
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
