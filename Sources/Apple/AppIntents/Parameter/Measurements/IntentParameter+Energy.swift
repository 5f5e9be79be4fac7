import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
  public typealias Energy = _EnergyUnit
}

public enum _EnergyUnit: _UnitName {
  case calories, joules, kilocalories, kilojoules, kilowattHours

  public var unit: UnitEnergy {
    switch self {
    case .calories: .calories
    case .joules: .joules
    case .kilocalories: .kilocalories
    case .kilojoules: .kilojoules
    case .kilowattHours: .kilowattHours
    }
  }
}

extension UnitEnergy: _NamedUnits {
  public typealias Name = _EnergyUnit
}
