import FoundationExtras

/// A parameter of an intent. Copies of an intent share it, as Apple's do.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  public enum DateKind: Sendable { case date, time, dateTime }
  public enum IntControlStyle: Sendable { case field, stepper }
  public enum DoubleControlStyle: Sendable { case field, slider, stepper }

  public let title: LocalizedStringResource
  public let description: LocalizedStringResource?
  private let lock = NSLock()
  private var value: Value?
  private let makeDefault: (@Sendable () async -> Value?)?

  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ value }) ?? Value._valueWhenUnset { return value }
      preconditionFailure(
        "The parameter “\(String(localized: title))” (\(Value.self)) was read before it had a value"
          + ": give it a default, or make it optional.")
    }
    set { lock.withLock { value = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  init(
    _ title: LocalizedStringResource, _ description: LocalizedStringResource?,
    default defaultValue: Value.UnwrappedType?, makeDefault: (@Sendable () async -> Value?)? = nil
  ) {
    self.title = title
    self.description = description
    self.makeDefault = makeDefault
    value = defaultValue.flatMap(Value._wrap)
  }
}

/// A parameter whatever its type, for the host.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var parameterTitle: String { get }
  var typeName: String { get }
  /// Takes the value of a configuration file; false where it isn't of the parameter's type.
  func configure(with value: ConfiguredValue) async throws -> Bool
  /// Takes the system's choice where nothing was given.
  func fillFromDefault() async
  /// It has a value, or can do without one.
  var isSet: Bool { get }
  /// Gives what value it has to another intent's parameter of its type.
  func hand(to other: any AnyIntentParameter)
}

extension IntentParameter: AnyIntentParameter {
  package var parameterTitle: String { String(localized: title) }
  package var typeName: String { String(describing: Value.self) }

  package func configure(with configured: ConfiguredValue) async throws -> Bool {
    guard let new = try await Value._value(from: configured) else { return false }
    wrappedValue = new
    return true
  }

  package var isSet: Bool { (lock.withLock { value } ?? Value._valueWhenUnset) != nil }

  package func hand(to other: any AnyIntentParameter) {
    guard let other = other as? IntentParameter<Value>, other !== self else { return }
    let given = lock.withLock { value }
    other.lock.withLock { other.value = given }
  }

  package func fillFromDefault() async {
    guard lock.withLock({ value }) == nil else { return }
    var found = await makeDefault?()
    if found == nil { found = await Value._systemDefault(canBeNothing: false) }
    if let found { lock.withLock { if value == nil { value = found } } }
  }
}
