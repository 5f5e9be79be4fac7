import Foundation

/// Values that layouts and containers read from their subviews, by key.
struct LayoutValues {
  var values: [ObjectIdentifier: Any] = [:]
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
