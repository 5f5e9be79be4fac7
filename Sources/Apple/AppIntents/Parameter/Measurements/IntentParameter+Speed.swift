import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
  public typealias Speed = _SpeedUnit
}

public enum _SpeedUnit: _UnitName {
  case kilometersPerHour, knots, metersPerSecond, milesPerHour

  public var unit: UnitSpeed {
    switch self {
    case .kilometersPerHour: .kilometersPerHour
    case .knots: .knots
    case .metersPerSecond: .metersPerSecond
    case .milesPerHour: .milesPerHour
    }
  }
}

extension UnitSpeed: _NamedUnits {
  public typealias Name = _SpeedUnit
}
