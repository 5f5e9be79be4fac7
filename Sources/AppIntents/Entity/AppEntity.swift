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

  /// The entity whose identifier the file names, asked of the default query.
  public static func _value(from configured: ConfiguredValue) async throws -> Self? {
    let text: String
    switch configured {
    case .text(let value): text = value
    case .number(let value): text = Int(exactly: value).map(String.init) ?? String(value)
    default: return nil
    }
    guard let id = ID.entityIdentifier(for: text) else { return nil }
    return try await defaultQuery.entities(for: [id]).first
  }

  public static func _systemDefault(canBeNothing: Bool) async -> Self? {
    await defaultQuery.defaultResult()
  }
}

/// A property of an entity that the system may show.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  public let title: LocalizedStringResource
  private let lock = NSLock()
  private var value: Value?

  public init(title: LocalizedStringResource) { self.title = title }
  public convenience init() { self.init(title: "") }

  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ value }) ?? Value._valueWhenUnset { return value }
      preconditionFailure("The property “\(String(localized: title))” was read before it was set.")
    }
    set { lock.withLock { value = newValue } }
  }

  public var projectedValue: EntityProperty<Value> { self }
}
