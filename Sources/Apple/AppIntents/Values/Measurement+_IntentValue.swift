import FoundationExtras

extension Measurement: _IntentValue where UnitType: Dimension {
  /// Reads `{"value": 5, "unit": "km"}`.
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> Measurement<UnitType>?
  {
    guard case .object(let parts) = configured, case .number(let value)? = parts["value"],
      case .text(let symbol)? = parts["unit"], let units = UnitType.self as? any _NamedUnits.Type,
      let unit = units.unit(symbol) as? UnitType
    else { return nil }
    return Measurement(value: value, unit: unit)
  }
}

/// A measurement whatever its dimension.
protocol MeasuredNumber {
  var value: Double { get }
}

extension Measurement: MeasuredNumber {}

extension _NamedUnits {
  fileprivate static func unit(_ symbol: String) -> Dimension? {
    Name.allCases.lazy.map(\.unit).first { $0.symbol == symbol }
  }
}
