import FoundationExtras

/// A type that a parameter can have.
public protocol _IntentValue: Sendable {
  associatedtype ValueType = Self
  /// Without the optional around it.
  associatedtype UnwrappedType = Self

  /// What a parameter has before anyone gives it a value: nil where it has none.
  static var _valueWhenUnset: Self? { get }
  static func _wrap(_ value: UnwrappedType) -> Self?

  /// The value that a configuration file names; nil where it names none of this type.
  static func _value(from configured: ConfiguredValue) async throws -> Self?
  /// What the system would choose before the user does.
  ///
  /// - Parameter canBeNothing: the parameter is optional, so nothing has to be chosen.
  static func _systemDefault(canBeNothing: Bool) async -> Self?
}

extension _IntentValue {
  public static var _valueWhenUnset: Self? { nil }
  public static func _wrap(_ value: UnwrappedType) -> Self? { value as? Self }
  public static func _value(from configured: ConfiguredValue) async throws -> Self? { nil }
  public static func _systemDefault(canBeNothing: Bool) async -> Self? { nil }
}

extension Never: _IntentValue {}

extension Bool: _IntentValue {
  public static func _value(from configured: ConfiguredValue) -> Bool? {
    if case .bool(let value) = configured { value } else { nil }
  }
}

extension Int: _IntentValue {
  public static func _value(from configured: ConfiguredValue) -> Int? {
    if case .number(let value) = configured { Int(exactly: value) } else { nil }
  }
}

extension Double: _IntentValue {
  public static func _value(from configured: ConfiguredValue) -> Double? {
    if case .number(let value) = configured { value } else { nil }
  }
}

extension String: _IntentValue {
  public static func _value(from configured: ConfiguredValue) -> String? {
    if case .text(let value) = configured { value } else { nil }
  }
}

extension URL: _IntentValue {
  public static func _value(from configured: ConfiguredValue) -> URL? {
    if case .text(let value) = configured { URL(string: value) } else { nil }
  }
}

extension Date: _IntentValue {
  public static func _value(from configured: ConfiguredValue) -> Date? {
    guard case .text(let value) = configured else { return nil }
    return try? Date(value, strategy: .iso8601)
  }
}

extension DateComponents: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped

  public static var _valueWhenUnset: Wrapped?? { .some(nil) }
  public static func _wrap(_ value: Wrapped) -> Wrapped?? { .some(value) }
  public static func _value(from configured: ConfiguredValue) async throws -> Wrapped?? {
    if case .null = configured { return .some(nil) }
    return try await Wrapped._value(from: configured).map { .some($0) }
  }
  public static func _systemDefault(canBeNothing: Bool) async -> Wrapped?? {
    await Wrapped._systemDefault(canBeNothing: true).map { .some($0) }
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
  public static func _value(from configured: ConfiguredValue) async throws -> [Element]? {
    guard case .list(let items) = configured else { return nil }
    var values: [Element] = []
    for item in items {
      guard let value = try await Element._value(from: item) else { return nil }
      values.append(value)
    }
    return values
  }
}
