import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
  public typealias Length = _LengthUnit
}

public enum _LengthUnit: _UnitName {
  case astronomicalUnits, centimeters, decameters, decimeters, fathoms, feet, furlongs,
    hectometers, inches, kilometers, lightyears, megameters, meters, micrometers, miles,
    millimeters, nanometers, nauticalMiles, parsecs, picometers, scandinavianMiles, yards

  public var unit: UnitLength {
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

extension UnitLength: _NamedUnits {
  public typealias Name = _LengthUnit
}
