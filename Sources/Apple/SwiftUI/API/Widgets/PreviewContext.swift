/// The context in which Xcode's canvas shows a preview.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
