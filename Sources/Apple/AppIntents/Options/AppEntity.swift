import FoundationExtras

/// An identifier that can be written down and read again.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UInt: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}
extension Double: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// Something of the app's own that a parameter can name.
public protocol AppEntity: AppValue, Identifiable
where ID: EntityIdentifierConvertible & Sendable, UnwrappedType == Self {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>

  /// The entity that the file names, found by the parameter's query or by the default one.
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    async throws -> Self?
  {
    guard let text = configured.plainText else { return nil }
    if let find = reading.findEntity { return try await find(text, reading) as? Self }
    return try await defaultQuery.entity(named: text, reading) as? Self
  }

  public static func _systemDefault(canBeNothing: Bool) async -> Self? {
    await defaultQuery.defaultResult()
  }
}

extension AppEntity {
  /// The suggestions of the default query.
  static func suggested() async throws -> [ParameterOption] { try await defaultQuery.suggestions() }
  static var queryName: String { String(describing: DefaultQuery.self) }
}

extension EntityQuery {
  func suggestions() async throws -> [ParameterOption] {
    try await OptionsFailure.naming(self, "suggestedEntities()") {
      try await suggestedEntities().options
    }
  }
}
