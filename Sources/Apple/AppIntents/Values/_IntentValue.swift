import FoundationExtras

/// A type that a parameter can have.
public protocol _IntentValue: Sendable {
  associatedtype ValueType = Self
  /// Without the optional around it.
  associatedtype UnwrappedType = Self

  /// The value of a parameter before one is set: nil where it has none.
  static var _valueWhenUnset: Self? { get }
  static func _wrap(_ value: UnwrappedType) -> Self?

  /// The value that a configuration file names; nil where it names none of this type.
  static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    async throws -> Self?
  /// The system's choice before the user makes one.
  ///
  /// - Parameter canBeNothing: the parameter is optional, so that no value is needed.
  static func _systemDefault(canBeNothing: Bool) async -> Self?
}

extension _IntentValue {
  public static var _valueWhenUnset: Self? { nil }
  public static func _wrap(_ value: UnwrappedType) -> Self? { value as? Self }
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    async throws -> Self?
  { nil }
  public static func _systemDefault(canBeNothing: Bool) async -> Self? { nil }
}

extension Never: _IntentValue {}

extension Bool: _IntentValue {
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> Bool?
  {
    if case .bool(let value) = configured { value } else { nil }
  }

  /// A switch is off until somebody turns it on.
  public static func _systemDefault(canBeNothing: Bool) async -> Bool? {
    canBeNothing ? nil : false
  }
}

extension Int: _IntentValue {
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> Int?
  {
    if case .number(let value) = configured { Int(exactly: value) } else { nil }
  }
}

extension Double: _IntentValue {
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> Double?
  {
    if case .number(let value) = configured { value } else { nil }
  }
}

extension String: _IntentValue {
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> String?
  {
    if case .text(let value) = configured { value } else { nil }
  }
}

extension URL: _IntentValue {
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> URL?
  {
    if case .text(let value) = configured { URL(string: value) } else { nil }
  }
}

extension AttributedString: _IntentValue {
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> AttributedString?
  {
    if case .text(let value) = configured { AttributedString(value) } else { nil }
  }
}
