import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
  public enum Mass: Sendable {
    case carats, centigrams, decigrams, grams, kilograms, metricTons, micrograms,
      milligrams, nanograms, ounces, ouncesTroy, picograms, pounds, shortTons, slugs, stones

    var unit: UnitMass {
      switch self {
      case .carats: .carats
      case .centigrams: .centigrams
      case .decigrams: .decigrams
      case .grams: .grams
      case .kilograms: .kilograms
      case .metricTons: .metricTons
      case .micrograms: .micrograms
      case .milligrams: .milligrams
      case .nanograms: .nanograms
      case .ounces: .ounces
      case .ouncesTroy: .ouncesTroy
      case .picograms: .picograms
      case .pounds: .pounds
      case .shortTons: .shortTons
      case .slugs: .slugs
      case .stones: .stones
      }
    }
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double, defaultUnit: Mass? = nil, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let unit = (defaultUnit ?? .kilograms).unit
    self.init(
      title, description,
      default: Measurement(value: defaultValue, unit: unit) as? Value.UnwrappedType,
      .init(unit: unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Mass, unitAdjustForLocale: Bool = false,
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
    defaultUnit: Mass, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title, description, default: nil,
      .init(unit: defaultUnit.unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }
}

extension UnitMass: _NamedUnits {
  static var named: [Dimension] {
    [
      UnitMass.carats, UnitMass.centigrams, UnitMass.decigrams, UnitMass.grams,
      UnitMass.kilograms, UnitMass.metricTons, UnitMass.micrograms, UnitMass.milligrams,
      UnitMass.nanograms, UnitMass.ounces, UnitMass.ouncesTroy, UnitMass.picograms,
      UnitMass.pounds, UnitMass.shortTons, UnitMass.slugs, UnitMass.stones,
    ]
  }
}
