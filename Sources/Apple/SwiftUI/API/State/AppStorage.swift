import Foundation

/// A value kept in `UserDefaults`: an app group's, where a widget and its app share one.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: (UserDefaults) -> Value
  private let write: (UserDefaults, Value) -> Void
  /// The one that is named, then the one of the views around, then the standard one.
  private var store: UserDefaults?

  private init(
    _ key: String, _ store: UserDefaults?, default value: Value,
    read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.store = store
    self.read = { read($0, key) ?? value }
    self.write = { write($0, key, $1) }
  }

  public var wrappedValue: Value {
    get { read(store ?? .standard) }
    nonmutating set { write(store ?? .standard, newValue) }
  }

  public var projectedValue: Binding<Value> {
    let store = store ?? .standard
    return Binding(get: { read(store) }, set: { write(store, $0) })
  }

  public mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    store = store ?? inputs.environment[DefaultAppStorageKey.self]
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension View {
  /// Sets the store of each `AppStorage` within that names none of its own.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    changingEnvironment { $0[DefaultAppStorageKey.self] = store }
  }
}

extension AppStorage {
  /// A type that `UserDefaults` keeps as it is.
  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(
      key, store, default: value, read: { $0.object(forKey: $1) as? Value },
      write: { $0.set($2, forKey: $1) })
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Bool { self.init(plain: wrappedValue, key, store) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Int { self.init(plain: wrappedValue, key, store) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Double { self.init(plain: wrappedValue, key, store) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == String { self.init(plain: wrappedValue, key, store) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Data { self.init(plain: wrappedValue, key, store) }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == URL {
    self.init(
      key, store, default: wrappedValue, read: { $0.url(forKey: $1) },
      write: { $0.set($2, forKey: $1) })
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Date { self.init(plain: wrappedValue, key, store) }

  /// An enumeration by its raw value.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, default: wrappedValue,
      read: { $0.string(forKey: $1).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, default: wrappedValue,
      read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional: Wrapped.Type, _ key: String, _ store: UserDefaults?)
  where Value == Wrapped? {
    self.init(
      key, store, default: nil, read: { $0.object(forKey: $1) as? Wrapped },
      write: { defaults, key, value in
        if let value {
          defaults.set(value, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: Bool.self, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: Int.self, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: Double.self, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: String.self, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, default: nil, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: Data.self, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: Date.self, key, store)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(raw: R.self, key, store)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(raw: R.self, key, store)
  }

  private init<R: RawRepresentable>(raw: R.Type, _ key: String, _ store: UserDefaults?)
  where Value == R? {
    self.init(
      key, store, default: nil,
      read: { ($0.object(forKey: $1) as? R.RawValue).flatMap(R.init(rawValue:)) },
      write: { defaults, key, value in
        if let value {
          defaults.set(value.rawValue, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      })
  }
}
