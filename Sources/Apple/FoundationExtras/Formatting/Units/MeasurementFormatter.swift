import Foundation
import _FoundationICU

/// Writes measurements: `1.864 mi` for three kilometres in the United States.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit as given, not the region's.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit that suits the size: metres for a short way, kilometres for a long one.
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  /// Three decimals at most, until it is replaced or changed.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(measurement.value, measurement.unit)
  }

  open func string(from unit: Unit) -> String {
    guard let name = UnitName.of(unit),
      let text = UnitNumber(0, skeleton: "measure-unit/\(name) \(width)", locale: usedLocale)
    else { return unit.symbol }
    return text.replacingNumber { _ in "" }.trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? any AnyMeasurement).map { string($0.value, $0.anyUnit) }
  }

  private var usedLocale: Locale { locale ?? .current }

  private func string(_ value: Double, _ unit: Unit) -> String {
    var (value, unit) = (value, unit)
    if unitOptions.isDisjoint(with: [.providedUnit, .naturalScale]) {
      (value, unit) = regional(value, unit)
    }
    let text = MeasurementText(
      value: value, unit: unit, usage: unitOptions == .naturalScale ? "default" : nil, width: width,
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit), locale: usedLocale)
    let numbers = numberFormatter.copy() as? NumberFormatter ?? NumberFormatter()
    numbers.locale = usedLocale
    return text.string { numbers.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  private var width: String {
    switch unitStyle {
    case .short: "unit-width-narrow"
    case .medium: "unit-width-short"
    case .long: "unit-width-full-name"
    }
  }

  /// The region's own unit of the same size: miles for kilometres, feet for metres.
  private func regional(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard let dimension = unit as? Dimension, usedLocale.measurementSystem != .metric else {
      if let temperature = unit as? UnitTemperature, temperature == .fahrenheit {
        return (
          UnitTemperature.fahrenheit.converter.baseUnitValue(fromValue: value) - 273.15,
          UnitTemperature.celsius
        )
      }
      return (value, unit)
    }
    let isAmerican = usedLocale.measurementSystem == .us
    let target: Dimension
    switch dimension {
    case UnitLength.kilometers: target = UnitLength.miles
    case UnitLength.meters: target = isAmerican ? UnitLength.feet : dimension
    case UnitLength.centimeters, UnitLength.millimeters:
      target = isAmerican ? UnitLength.inches : dimension
    case UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond: target = UnitSpeed.milesPerHour
    case UnitTemperature.celsius where isAmerican: target = UnitTemperature.fahrenheit
    case UnitMass.kilograms where isAmerican: target = UnitMass.pounds
    case UnitMass.grams where isAmerican: target = UnitMass.ounces
    default: return (value, unit)
    }
    let base = dimension.converter.baseUnitValue(fromValue: value)
    return (target.converter.value(fromBaseUnitValue: base), target)
  }
}

/// A measurement whatever its unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}
