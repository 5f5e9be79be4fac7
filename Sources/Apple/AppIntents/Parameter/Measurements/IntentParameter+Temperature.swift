import FoundationExtras

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
  public typealias Temperature = _TemperatureUnit
}

public enum _TemperatureUnit: _UnitName {
  case celsius, fahrenheit, kelvin

  public var unit: UnitTemperature {
    switch self {
    case .celsius: .celsius
    case .fahrenheit: .fahrenheit
    case .kelvin: .kelvin
    }
  }
}

extension UnitTemperature: _NamedUnits {
  public typealias Name = _TemperatureUnit
}
