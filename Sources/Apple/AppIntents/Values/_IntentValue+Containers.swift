import FoundationExtras

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped

  public static var _valueWhenUnset: Wrapped?? { .some(nil) }
  public static func _wrap(_ value: Wrapped) -> Wrapped?? { .some(value) }
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    async throws -> Wrapped??
  {
    if case .null = configured { return .some(nil) }
    return try await Wrapped._value(from: configured, reading).map { .some($0) }
  }
  public static func _systemDefault(canBeNothing: Bool) async -> Wrapped?? {
    await Wrapped._systemDefault(canBeNothing: true).map { .some($0) }
  }
}

/// Several values. A list without a default is empty at first: assumed, since Apple doesn't document it.
extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    async throws -> [Element]?
  {
    guard case .list(let items) = configured else { return nil }
    var values: [Element] = []
    for item in items {
      guard let value = try await Element._value(from: item, reading) else { return nil }
      values.append(value)
    }
    return values
  }
  public static func _systemDefault(canBeNothing: Bool) async -> [Element]? {
    canBeNothing ? nil : []
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    async throws -> Set<Element>?
  {
    try await [Element]._value(from: configured, reading).map(Set.init)
  }
  public static func _systemDefault(canBeNothing: Bool) async -> Set<Element>? {
    canBeNothing ? nil : []
  }
}
