import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
  public enum Energy: Sendable {
    case calories, joules, kilocalories, kilojoules, kilowattHours

    var unit: UnitEnergy {
      switch self {
      case .calories: .calories
      case .joules: .joules
      case .kilocalories: .kilocalories
      case .kilojoules: .kilojoules
      case .kilowattHours: .kilowattHours
      }
    }
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double, defaultUnit: Energy? = nil, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let unit = (defaultUnit ?? .joules).unit
    self.init(
      title, description,
      default: Measurement(value: defaultValue, unit: unit) as? Value.UnwrappedType,
      .init(unit: unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Energy, unitAdjustForLocale: Bool = false,
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
    defaultUnit: Energy, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title, description, default: nil,
      .init(unit: defaultUnit.unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }
}

extension UnitEnergy: _NamedUnits {
  static var named: [Dimension] {
    [
      UnitEnergy.calories, UnitEnergy.joules, UnitEnergy.kilocalories,
      UnitEnergy.kilojoules, UnitEnergy.kilowattHours,
    ]
  }
}
