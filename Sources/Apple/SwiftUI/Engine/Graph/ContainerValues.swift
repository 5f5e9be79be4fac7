import Foundation

/// A key of values that a view passes to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view passes to the container around it.
public struct ContainerValues {
  var values: [ObjectIdentifier: Any]

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      lastKey = ObjectIdentifier(key)
    }
  }

  /// The key last set: what a key path writes is known only by writing it.
  var lastKey: ObjectIdentifier?

  init(values: [ObjectIdentifier: Any] = [:]) { self.values = values }
}
