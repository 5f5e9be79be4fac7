import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
  public enum Temperature: Sendable {
    case celsius, fahrenheit, kelvin

    var unit: UnitTemperature {
      switch self {
      case .celsius: .celsius
      case .fahrenheit: .fahrenheit
      case .kelvin: .kelvin
      }
    }
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double, defaultUnit: Temperature? = nil, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let unit = (defaultUnit ?? .kelvin).unit
    self.init(
      title, description,
      default: Measurement(value: defaultValue, unit: unit) as? Value.UnwrappedType,
      .init(unit: unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Temperature, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let unit = unit.unit
    self.init(
      title, description,
      default: defaultValue.map { Measurement(value: $0, unit: unit) } as? Value.UnwrappedType,
      .init(unit: unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultUnit: Temperature, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title, description, default: nil,
      .init(unit: defaultUnit.unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }
}

extension UnitTemperature: _NamedUnits {
  static var named: [Dimension] {
    [
      UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin,
    ]
  }
}
