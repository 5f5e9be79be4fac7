import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
  public typealias Duration = _DurationUnit
}

public enum _DurationUnit: _UnitName {
  case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds

  public var unit: UnitDuration {
    switch self {
    case .hours: .hours
    case .microseconds: .microseconds
    case .milliseconds: .milliseconds
    case .minutes: .minutes
    case .nanoseconds: .nanoseconds
    case .picoseconds: .picoseconds
    case .seconds: .seconds
    }
  }
}

extension UnitDuration: _NamedUnits {
  public typealias Name = _DurationUnit
}
