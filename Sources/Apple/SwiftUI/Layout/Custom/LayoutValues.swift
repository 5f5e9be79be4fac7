import Foundation

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that layouts and containers read from their subviews, by key.
struct LayoutValues {
  var values: [ObjectIdentifier: Any] = [:]
}

class LayoutValueNode: UnaryNode {
  private let values: LayoutValues
  init(_ child: _Node, _ key: ObjectIdentifier, _ value: Any) {
    var values = child.layoutValues ?? LayoutValues()
    values.values[key] = value
    self.values = values
    super.init(child)
  }
  override var layoutValues: LayoutValues? { values }
}

extension _Node {
  final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    layoutValues?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  final func containerValue<K: ContainerValueKey>(_ key: K.Type) -> K.Value {
    layoutValues?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  final var containerValues: ContainerValues {
    ContainerValues(values: layoutValues?.values ?? [:])
  }
}

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: _NodeModifier {
  typealias Body = Never
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
