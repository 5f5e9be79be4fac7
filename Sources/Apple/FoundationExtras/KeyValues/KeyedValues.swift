import Foundation

/// The values of objects by the names of their properties, as far as they are stored: Swift on Linux keeps no names of
/// computed ones.
enum KeyedValues {
  /// - Parameter path: the names, outermost first.
  static func value(of object: Any?, _ path: [String]) -> Any? {
    var value = object
    for name in path {
      guard let object = value else { return nil }
      value = Self.value(of: object, name)
    }
    return value
  }

  private static func value(of object: Any, _ name: String) -> Any? {
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let dictionary = object as? NSDictionary { return dictionary[name] }
    if let list = object as? [Any] {
      return name == "@count" ? list.count : list.map { value(of: $0, name) as Any }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children
      where child.label == name || child.label == "_" + name
        || child.label == "$__lazy_storage_$_" + name
      {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The value in an optional; nil where there is none.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
