/// A field's type, and what Xcode makes of it in Swift.
///
/// String, number, enumeration and object were compared with classes that Xcode generated and that
/// are public; the rest follow Intents' own resolution results, one for each type.
package enum FieldKind: Hashable {
  case string, boolean, integer, decimal, double, timeInterval
  case dateComponents, url, file, person, currencyAmount, paymentMethod, speakableString
  /// A measurement, with the unit's class: `UnitTemperature`.
  case measurement(String)
  case enumeration(String)
  case object(String)
  /// A placemark, of CoreLocation.
  case placemark

  /// Whether its values are numbers without a unit, which a definition can limit.
  var isNumber: Bool { self == .integer || self == .decimal || self == .double }

  /// The type of the class's property.
  func propertyType(isMultiple: Bool) -> String {
    if isMultiple { return "[\(valueType)]?" }
    if case .enumeration(let name) = self { return name }
    return valueType + "?"
  }

  /// The type of one value in properties, defaults and lists of options.
  var valueType: String {
    switch self {
    case .string: "String"
    case .boolean, .integer, .decimal, .double, .timeInterval, .enumeration: "NSNumber"
    case .dateComponents: "DateComponents"
    case .url: "URL"
    case .file: "INFile"
    case .person: "INPerson"
    case .currencyAmount: "INCurrencyAmount"
    case .paymentMethod: "INPaymentMethod"
    case .speakableString: "INSpeakableString"
    case .measurement(let unit): "Measurement<\(unit)>"
    case .object(let name): name
    case .placemark: "CLPlacemark"
    }
  }

  /// The type of one value in a collection of options, which holds objects.
  var optionType: String {
    switch self {
    case .string: "NSString"
    case .dateComponents: "NSDateComponents"
    case .url: "NSURL"
    default: valueType
    }
  }

  /// The argument of a response's constructor, where a value is needed.
  func argumentType(isMultiple: Bool) -> String {
    let type = propertyType(isMultiple: isMultiple)
    return type.hasSuffix("?") ? String(type.dropLast()) : type
  }

  var resolutionResult: String {
    switch self {
    case .string: "INStringResolutionResult"
    case .boolean: "INBooleanResolutionResult"
    case .integer: "INIntegerResolutionResult"
    case .decimal, .double: "INDoubleResolutionResult"
    case .timeInterval: "INTimeIntervalResolutionResult"
    case .dateComponents: "INDateComponentsResolutionResult"
    case .url: "INURLResolutionResult"
    case .file: "INFileResolutionResult"
    case .person: "INPersonResolutionResult"
    case .currencyAmount: "INCurrencyAmountResolutionResult"
    case .paymentMethod: "INPaymentMethodResolutionResult"
    case .speakableString: "INSpeakableStringResolutionResult"
    case .measurement(let unit): Self.measurementResults[unit] ?? "INIntentResolutionResult"
    case .enumeration(let name), .object(let name): name + "ResolutionResult"
    case .placemark: "INPlacemarkResolutionResult"
    }
  }

  private static let measurementResults = [
    "UnitTemperature": "INTemperatureResolutionResult", "UnitLength": "INLengthResolutionResult",
    "UnitMass": "INMassResolutionResult", "UnitVolume": "INVolumeResolutionResult",
    "UnitSpeed": "INSpeedResolutionResult", "UnitEnergy": "INEnergyResolutionResult",
  ]

  /// A type that isn't the file's own. nil for a name that isn't known.
  static func builtIn(_ name: String) -> FieldKind? {
    switch name {
    case "String": .string
    case "Boolean": .boolean
    case "Integer", "Long": .integer
    case "Decimal": .decimal
    case "Double", "Number": .double
    case "TimeInterval": .timeInterval
    case "DateComponents", "Date": .dateComponents
    case "URL": .url
    case "File": .file
    case "Person": .person
    case "CurrencyAmount": .currencyAmount
    case "PaymentMethod": .paymentMethod
    case "SpeakableString": .speakableString
    case "Temperature": .measurement("UnitTemperature")
    case "Distance", "Length": .measurement("UnitLength")
    case "Mass": .measurement("UnitMass")
    case "Volume": .measurement("UnitVolume")
    case "Speed": .measurement("UnitSpeed")
    case "Energy": .measurement("UnitEnergy")
    case "Location", "Placemark": .placemark
    default: nil
    }
  }
}
