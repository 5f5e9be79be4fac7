import Foundation

/// A value that a scene would keep for next time. A widget has no scene: each picture starts from the
/// first value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @State private var value: Value

  private init(first value: Value) { _value = State(initialValue: value) }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  public var projectedValue: Binding<Value> { $value }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(first: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(first: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(first: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(first: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(first: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(first: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(first: wrappedValue) }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { self.init(first: wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(first: nil) }
  public init(_ key: String) where Value == Int? { self.init(first: nil) }
  public init(_ key: String) where Value == Double? { self.init(first: nil) }
  public init(_ key: String) where Value == String? { self.init(first: nil) }
  public init(_ key: String) where Value == URL? { self.init(first: nil) }
  public init(_ key: String) where Value == Data? { self.init(first: nil) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(first: nil)
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(first: nil)
  }
}
