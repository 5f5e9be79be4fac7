import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
  public enum Volume: Sendable {
    case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet,
      cubicInches, cubicKilometers, cubicMeters, cubicMiles, cubicMillimeters, cubicYards,
      cups, deciliters, fluidOunces, gallons, imperialFluidOunces, imperialGallons,
      imperialPints, imperialQuarts, imperialTablespoons, imperialTeaspoons, kiloliters,
      liters, megaliters, metricCups, milliliters, pints, quarts, tablespoons, teaspoons

    var unit: UnitVolume {
      switch self {
      case .acreFeet: .acreFeet
      case .bushels: .bushels
      case .centiliters: .centiliters
      case .cubicCentimeters: .cubicCentimeters
      case .cubicDecimeters: .cubicDecimeters
      case .cubicFeet: .cubicFeet
      case .cubicInches: .cubicInches
      case .cubicKilometers: .cubicKilometers
      case .cubicMeters: .cubicMeters
      case .cubicMiles: .cubicMiles
      case .cubicMillimeters: .cubicMillimeters
      case .cubicYards: .cubicYards
      case .cups: .cups
      case .deciliters: .deciliters
      case .fluidOunces: .fluidOunces
      case .gallons: .gallons
      case .imperialFluidOunces: .imperialFluidOunces
      case .imperialGallons: .imperialGallons
      case .imperialPints: .imperialPints
      case .imperialQuarts: .imperialQuarts
      case .imperialTablespoons: .imperialTablespoons
      case .imperialTeaspoons: .imperialTeaspoons
      case .kiloliters: .kiloliters
      case .liters: .liters
      case .megaliters: .megaliters
      case .metricCups: .metricCups
      case .milliliters: .milliliters
      case .pints: .pints
      case .quarts: .quarts
      case .tablespoons: .tablespoons
      case .teaspoons: .teaspoons
      }
    }
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double, defaultUnit: Volume? = nil, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let unit = (defaultUnit ?? .liters).unit
    self.init(
      title, description,
      default: Measurement(value: defaultValue, unit: unit) as? Value.UnwrappedType,
      .init(unit: unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Volume, unitAdjustForLocale: Bool = false,
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
    defaultUnit: Volume, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title, description, default: nil,
      .init(unit: defaultUnit.unit, refusesNegativeNumbers: !supportsNegativeNumbers))
  }
}

extension UnitVolume: _NamedUnits {
  static var named: [Dimension] {
    [
      UnitVolume.acreFeet, UnitVolume.bushels, UnitVolume.centiliters,
      UnitVolume.cubicCentimeters, UnitVolume.cubicDecimeters, UnitVolume.cubicFeet,
      UnitVolume.cubicInches, UnitVolume.cubicKilometers, UnitVolume.cubicMeters,
      UnitVolume.cubicMiles, UnitVolume.cubicMillimeters, UnitVolume.cubicYards,
      UnitVolume.cups, UnitVolume.deciliters, UnitVolume.fluidOunces, UnitVolume.gallons,
      UnitVolume.imperialFluidOunces, UnitVolume.imperialGallons, UnitVolume.imperialPints,
      UnitVolume.imperialQuarts, UnitVolume.imperialTablespoons,
      UnitVolume.imperialTeaspoons, UnitVolume.kiloliters, UnitVolume.liters,
      UnitVolume.megaliters, UnitVolume.metricCups, UnitVolume.milliliters,
      UnitVolume.pints, UnitVolume.quarts, UnitVolume.tablespoons, UnitVolume.teaspoons,
    ]
  }
}
