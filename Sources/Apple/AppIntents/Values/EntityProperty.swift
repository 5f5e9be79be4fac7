import FoundationExtras

/// A property of an entity, whatever its type.
public protocol AnyIntentValue: Sendable {
  associatedtype Value: _IntentValue
  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }
}

/// A property of an entity that the system may show.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue, @unchecked Sendable {
  public let title: LocalizedStringResource
  /// The identifier of the property for App Schema and Spotlight.
  public let identifier: String?
  private let lock = NSLock()
  private var value: Value?
  /// The value of a computed property; nil for a stored one.
  private var getter: (() -> Value)?

  private init(_ title: LocalizedStringResource, identifier: String? = nil) {
    self.title = title
    self.identifier = identifier
  }

  public convenience init() { self.init("") }
  public convenience init(title: LocalizedStringResource) { self.init(title, identifier: nil) }
  public convenience init(identifier: String) { self.init("", identifier: identifier) }
  public convenience init(title: LocalizedStringResource, identifier: String) {
    self.init(title, identifier: Optional(identifier))
  }
  public convenience init(wrappedValue: Value, title: LocalizedStringResource) {
    self.init(title, identifier: nil)
    value = wrappedValue
  }

  /// A property that its entity computes: ``ComputedProperty()`` makes it.
  public convenience init(_title title: LocalizedStringResource, getter: @escaping () -> Value) {
    self.init(title, identifier: nil)
    self.getter = getter
  }

  public var isOptional: Bool { Value._valueWhenUnset != nil }

  public var wrappedValue: Value {
    get {
      if let getter { return getter() }
      if let value = lock.withLock({ value }) ?? Value._valueWhenUnset { return value }
      // There is no value of the type; the worker ends and the frame reports it.
      fatalError("The property “\(String(localized: title))” was read before it was set.")
    }
    set { lock.withLock { value = newValue } }
  }

  public var projectedValue: EntityProperty<Value> { self }
}
