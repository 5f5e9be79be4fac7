import DeviceWorld
import Foundation

public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto
}

public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit of measurement.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
  private let unit: HealthUnit
  open var unitString: String { unit.text }

  private init(_ unit: HealthUnit) { self.unit = unit }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }
  open override var hash: Int { unitString.hash }
  open override var description: String { unitString }
  open func isNull() -> Bool { false }

  func isCompatible(with other: HKUnit) -> Bool { unit.dimension == other.unit.dimension }
  func base(_ value: Double) -> Double { value * unit.factor + unit.offset }
  func value(ofBase base: Double) -> Double { (base - unit.offset) / unit.factor }

  // MARK: Units

  private static func plain(_ symbol: String) -> HKUnit { HKUnit(.plain(symbol)) }
  private static func prefixed(_ prefix: HKMetricPrefix, _ symbol: String) -> HKUnit {
    HKUnit(.prefixed(prefix.rawValue, symbol))
  }

  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "g") }
  open class func gram() -> HKUnit { gramUnit(with: .none) }
  open class func ounce() -> HKUnit { plain("oz") }
  open class func pound() -> HKUnit { plain("lb") }
  open class func stone() -> HKUnit { plain("st") }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "m") }
  open class func meter() -> HKUnit { meterUnit(with: .none) }
  open class func inch() -> HKUnit { plain("in") }
  open class func foot() -> HKUnit { plain("ft") }
  open class func yard() -> HKUnit { plain("yd") }
  open class func mile() -> HKUnit { plain("mi") }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "L") }
  open class func liter() -> HKUnit { literUnit(with: .none) }
  open class func fluidOunceUS() -> HKUnit { plain("fl_oz_us") }
  open class func fluidOunceImperial() -> HKUnit {
    plain("fl_oz_imp")
  }
  open class func pintUS() -> HKUnit { plain("pt_us") }
  open class func cupUS() -> HKUnit { plain("cup_us") }
  open class func cupImperial() -> HKUnit { plain("cup_imp") }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "s") }
  open class func second() -> HKUnit { secondUnit(with: .none) }
  open class func minute() -> HKUnit { plain("min") }
  open class func hour() -> HKUnit { plain("hr") }
  open class func day() -> HKUnit { plain("d") }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "J") }
  open class func joule() -> HKUnit { jouleUnit(with: .none) }
  open class func smallCalorie() -> HKUnit { plain("cal") }
  open class func largeCalorie() -> HKUnit { plain("Cal") }
  open class func kilocalorie() -> HKUnit { plain("kcal") }
  open class func calorie() -> HKUnit { plain("cal") }
  open class func count() -> HKUnit { plain("count") }
  open class func percent() -> HKUnit { plain("%") }
  open class func internationalUnit() -> HKUnit { plain("IU") }
  open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "Pa")
  }
  open class func pascal() -> HKUnit { pascalUnit(with: .none) }
  open class func millimeterOfMercury() -> HKUnit {
    plain("mmHg")
  }
  open class func centimeterOfWater() -> HKUnit { plain("cmAq") }
  open class func inchesOfMercury() -> HKUnit { plain("inHg") }
  open class func atmosphere() -> HKUnit { plain("atm") }
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit {
    plain("dBASPL")
  }
  open class func decibelHearingLevel() -> HKUnit { plain("dBHL") }
  open class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "Hz")
  }
  open class func hertz() -> HKUnit { hertzUnit(with: .none) }
  open class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "W")
  }
  open class func watt() -> HKUnit { wattUnit(with: .none) }
  open class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "V") }
  open class func volt() -> HKUnit { voltUnit(with: .none) }
  open class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "S")
  }
  open class func siemen() -> HKUnit { siemenUnit(with: .none) }
  open class func kelvin() -> HKUnit { plain("K") }
  open class func degreeCelsius() -> HKUnit {
    plain("degC")
  }
  open class func degreeFahrenheit() -> HKUnit {
    plain("degF")
  }
  open class func diopter() -> HKUnit { plain("D") }
  open class func appleEffortScore() -> HKUnit { plain("appleEffortScore") }
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit(.mole(prefix.rawValue, gramsPerMole: gramsPerMole))
  }

  // MARK: Products

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(self.unit.multiplied(by: unit.unit))
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(self.unit.divided(by: unit.unit)) }
  open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(unit.raised(to: power)) }
  open func reciprocal() -> HKUnit { HKUnit(unit.reciprocal) }

  // MARK: Names

  /// The unit of a text such as `count/min`, `kcal` or `mg/dL`. An unknown unit is a count.
  public convenience init(from string: String) {
    var unit = HealthUnit(string) ?? .plain("count")
    unit.text = string
    self.init(unit)
  }
}
