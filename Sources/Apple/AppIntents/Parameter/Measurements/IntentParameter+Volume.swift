import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
  public typealias Volume = _VolumeUnit
}

public enum _VolumeUnit: _UnitName {
  case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet,
    cubicInches, cubicKilometers, cubicMeters, cubicMiles, cubicMillimeters, cubicYards,
    cups, deciliters, fluidOunces, gallons, imperialFluidOunces, imperialGallons,
    imperialPints, imperialQuarts, imperialTablespoons, imperialTeaspoons, kiloliters,
    liters, megaliters, metricCups, milliliters, pints, quarts, tablespoons, teaspoons

  public var unit: UnitVolume {
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

extension UnitVolume: _NamedUnits {
  public typealias Name = _VolumeUnit
}
