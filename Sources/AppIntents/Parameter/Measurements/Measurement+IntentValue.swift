import FoundationExtras

extension Measurement: _IntentValue where UnitType: Dimension {
  /// As `{"value": 5, "unit": "km"}`.
  public static func _value(from configured: ConfiguredValue, _ reading: _ConfiguredReading)
    -> Measurement<UnitType>?
  {
    guard case .object(let parts) = configured, case .number(let value)? = parts["value"],
      case .text(let symbol)? = parts["unit"],
      let unit = (UnitType.self as? any _NamedUnits.Type)?.named.first(where: {
        $0.symbol == symbol
      }) as? UnitType
    else { return nil }
    return Measurement(value: value, unit: unit)
  }
}

/// A dimension whose units can be looked up by their symbols.
protocol _NamedUnits: Dimension {
  static var named: [Dimension] { get }
}

/// A measurement whatever its dimension.
protocol MeasuredNumber {
  var value: Double { get }
}

extension Measurement: MeasuredNumber {}
