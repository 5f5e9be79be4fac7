import Foundation

/// A key of values that a view hands to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view hands to the container around it.
public struct ContainerValues {
  var values: [ObjectIdentifier: Any]

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      lastKey = ObjectIdentifier(key)
    }
  }

  /// The key last set: a key path tells what it writes only by writing it.
  var lastKey: ObjectIdentifier?

  init(values: [ObjectIdentifier: Any] = [:]) { self.values = values }
}

nonisolated struct ContainerValueModifier: _NodeModifier {
  typealias Body = Never
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
