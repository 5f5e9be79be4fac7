import FoundationExtras

/// A parameter of an intent. Copies of an intent share it, as Apple's do.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue, @unchecked Sendable {
  public enum DateKind: Sendable { case date, time, dateTime }
  public enum IntControlStyle: Sendable { case field, stepper }
  public enum DoubleControlStyle: Sendable { case field, slider, stepper }
  public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

  public let title: LocalizedStringResource
  public let description: LocalizedStringResource?
  public let defaultValue: Value.UnwrappedType?
  package let traits: ParameterTraits
  private let lock = NSLock()
  private var value: Value?

  public var isOptional: Bool { Value._valueWhenUnset != nil }

  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ value }) ?? Value._valueWhenUnset { return value }
      // A failed precondition prints no message in release builds.
      fatalError(
        "The parameter “\(String(localized: title))” (\(Value.self)) was read before it had a value"
          + (Value.UnwrappedType.self is any AppEntity.Type ? ", as its query gave none" : "")
          + ": give it a default, or make it optional.")
    }
    set { lock.withLock { value = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// It is a member of the class itself since Swift looks nowhere else for the initializer of a `@Parameter` without
  /// arguments.
  public convenience init() { self.init("", nil, default: nil) }

  init(
    _ title: LocalizedStringResource, _ description: LocalizedStringResource?,
    default defaultValue: Value.UnwrappedType?, _ traits: ParameterTraits = ParameterTraits()
  ) {
    self.title = title
    self.description = description
    self.defaultValue = defaultValue
    self.traits = traits
    value = defaultValue.flatMap(Value._wrap)
  }

  /// The value that was set; nil for none.
  var currentValue: Value? { lock.withLock { value } }

  func take(_ new: Value?, unlessSet: Bool = false) {
    lock.withLock { if !unlessSet || value == nil { value = new } }
  }
}
