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
