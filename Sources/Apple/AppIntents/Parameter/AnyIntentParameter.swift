import FoundationExtras

/// A parameter whatever its type, for the host.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var title: LocalizedStringResource { get }
  var typeName: String { get }
  /// The type of one value: `Harbour` for `[Harbour]?`.
  var elementType: Any.Type { get }
  var isMultiple: Bool { get }
  var traits: ParameterTraits { get }
  /// Takes the value of a configuration file; false where it isn't of the parameter's type.
  func configure(with value: ConfiguredValue, locale: Locale) async throws -> Bool
  /// Takes the system's choice where nothing was given.
  func fillFromDefault() async
  /// Whether it has a value, or needs none.
  var isSet: Bool { get }
  /// Whether it was given a value other than nil.
  var hasValue: Bool { get }
  /// Its values, each as an option of its own; empty for none.
  var chosen: [ParameterOption] { get }
  /// The value as a number; nil where it isn't one.
  var number: Double? { get }
  /// Leaves the first of its values.
  func cut(to count: Int)
  /// Gives what value it has to another intent's parameter of its type.
  func hand(to other: any AnyIntentParameter)
}

extension AnyIntentParameter {
  package var parameterTitle: String { String(localized: title) }
}

extension IntentParameter: AnyIntentParameter {
  package var typeName: String {
    let name = String(describing: Value.ValueType.self)
    return isMultiple ? "[\(name)]" : name
  }
  package var elementType: Any.Type { Value.ValueType.self }
  package var isMultiple: Bool { Value.UnwrappedType.self is any Collection.Type && !isText }
  private var isText: Bool { Value.UnwrappedType.self == String.self }

  package func configure(with configured: ConfiguredValue, locale: Locale) async throws -> Bool {
    let reading = _ConfiguredReading(locale: locale, findEntity: traits.query.map(Self.search))
    guard let new = try await Value._value(from: inUnit(configured), reading) else { return false }
    take(new)
    return true
  }

  private static func search(by query: any EntityQuery) -> _ConfiguredReading.EntitySearch {
    { text, reading in try await query.entity(named: text, reading) }
  }

  /// The value, with the declaration's unit where it is a number alone.
  private func inUnit(_ configured: ConfiguredValue) -> ConfiguredValue {
    guard case .number = configured, let unit = traits.unit else { return configured }
    return .object(["value": configured, "unit": .text(unit.symbol)])
  }

  package var isSet: Bool { (currentValue ?? Value._valueWhenUnset) != nil }
  package var hasValue: Bool { unwrapped != nil }
  var unwrapped: Value.UnwrappedType? { currentValue as? Value.UnwrappedType }

  package var chosen: [ParameterOption] {
    guard let unwrapped else { return [] }
    guard isMultiple, let all = unwrapped as? any Collection else {
      return [ParameterOption(of: unwrapped)]
    }
    return all.map { ParameterOption(of: $0) }
  }

  package var number: Double? {
    switch unwrapped {
    case let number as Int: Double(number)
    case let number as Double: number
    case let amount as IntentCurrencyAmount: NSDecimalNumber(decimal: amount.amount).doubleValue
    case let measurement as any MeasuredNumber: measurement.value
    default: nil
    }
  }

  package func cut(to count: Int) {
    guard let all = unwrapped as? any RangeReplaceableCollection, all.count > count else { return }
    func prefix<C: RangeReplaceableCollection>(_ all: C) -> Any { C(all.prefix(count)) }
    take(prefix(all) as? Value)
  }

  package func hand(to other: any AnyIntentParameter) {
    guard let other = other as? IntentParameter<Value>, other !== self else { return }
    other.take(currentValue)
  }

  package func fillFromDefault() async {
    guard currentValue == nil else { return }
    var found: Value?
    if let provider = traits.optionsProvider { found = await provider.anyDefault() as? Value }
    if found == nil, let query = traits.query { found = await query.anyDefault() as? Value }
    if found == nil { found = await Value._systemDefault(canBeNothing: false) }
    if let found { take(found, unlessSet: true) }
  }
}
