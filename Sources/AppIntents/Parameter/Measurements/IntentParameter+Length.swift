import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
  public enum Length: Sendable {
    case astronomicalUnits, centimeters, decameters, decimeters, fathoms, feet, furlongs,
      hectometers, inches, kilometers, lightyears, megameters, meters, micrometers, miles,
      millimeters, nanometers, nauticalMiles, parsecs, picometers, scandinavianMiles, yards

    var unit: UnitLength {
      switch self {
      case .astronomicalUnits: .astronomicalUnits
      case .centimeters: .centimeters
      case .decameters: .decameters
      case .decimeters: .decimeters
      case .fathoms: .fathoms
      case .feet: .feet
      case .furlongs: .furlongs
      case .hectometers: .hectometers
      case .inches: .inches
      case .kilometers: .kilometers
      case .lightyears: .lightyears
      case .megameters: .megameters
      case .meters: .meters
      case .micrometers: .micrometers
      case .miles: .miles
      case .millimeters: .millimeters
      case .nanometers: .nanometers
      case .nauticalMiles: .nauticalMiles
      case .parsecs: .parsecs
      case .picometers: .picometers
      case .scandinavianMiles: .scandinavianMiles
      case .yards: .yards
      }
    }
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double, defaultUnit: Length? = nil, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let unit = (defaultUnit ?? .meters).unit
    self.init(
      title, description,
      default: Measurement(value: defaultValue, unit: unit) as? Value.UnwrappedType,
      .init(unit: unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Length, unitAdjustForLocale: Bool = false,
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
    defaultUnit: Length, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title, description, default: nil,
      .init(unit: defaultUnit.unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }
}

extension UnitLength: _NamedUnits {
  static var named: [Dimension] {
    [
      UnitLength.astronomicalUnits, UnitLength.centimeters, UnitLength.decameters,
      UnitLength.decimeters, UnitLength.fathoms, UnitLength.feet, UnitLength.furlongs,
      UnitLength.hectometers, UnitLength.inches, UnitLength.kilometers,
      UnitLength.lightyears, UnitLength.megameters, UnitLength.meters,
      UnitLength.micrometers, UnitLength.miles, UnitLength.millimeters,
      UnitLength.nanometers, UnitLength.nauticalMiles, UnitLength.parsecs,
      UnitLength.picometers, UnitLength.scandinavianMiles, UnitLength.yards,
    ]
  }
}
