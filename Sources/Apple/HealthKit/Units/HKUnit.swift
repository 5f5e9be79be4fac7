import Foundation

public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  fileprivate var factor: Double {
    [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue]
  }
  fileprivate var symbol: String {
    ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
  }
}

public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit of measurement.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
  public let unitString: String
  /// The powers of kilogram, metre, second, kelvin, joule, count and the rest: units with equal ones can be converted.
  private let dimension: [String: Int]
  private let factor: Double
  /// The number that is added after the factor is applied; only temperatures have one.
  private let offset: Double

  private init(_ name: String, _ dimension: [String: Int], _ factor: Double, offset: Double = 0) {
    unitString = name
    self.dimension = dimension.filter { $0.value != 0 }
    self.factor = factor
    self.offset = offset
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }
  open override var hash: Int { unitString.hash }
  open override var description: String { unitString }
  open func isNull() -> Bool { false }

  func isCompatible(with other: HKUnit) -> Bool { dimension == other.dimension }
  func base(_ value: Double) -> Double { value * factor + offset }
  func value(ofBase base: Double) -> Double { (base - offset) / factor }

  // MARK: Units

  private static func make(
    _ prefix: HKMetricPrefix, _ symbol: String, _ dimension: String, _ factor: Double = 1
  ) -> HKUnit {
    HKUnit(prefix.symbol + symbol, [dimension: 1], prefix.factor * factor)
  }

  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "g", "mass") }
  open class func gram() -> HKUnit { gramUnit(with: .none) }
  open class func ounce() -> HKUnit { make(.none, "oz", "mass", 28.349523125) }
  open class func pound() -> HKUnit { make(.none, "lb", "mass", 453.59237) }
  open class func stone() -> HKUnit { make(.none, "st", "mass", 6350.29318) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "m", "length") }
  open class func meter() -> HKUnit { meterUnit(with: .none) }
  open class func inch() -> HKUnit { make(.none, "in", "length", 0.0254) }
  open class func foot() -> HKUnit { make(.none, "ft", "length", 0.3048) }
  open class func yard() -> HKUnit { make(.none, "yd", "length", 0.9144) }
  open class func mile() -> HKUnit { make(.none, "mi", "length", 1609.344) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "L", "volume") }
  open class func liter() -> HKUnit { literUnit(with: .none) }
  open class func fluidOunceUS() -> HKUnit { make(.none, "fl_oz_us", "volume", 0.0295735295625) }
  open class func fluidOunceImperial() -> HKUnit {
    make(.none, "fl_oz_imp", "volume", 0.0284130625)
  }
  open class func pintUS() -> HKUnit { make(.none, "pt_us", "volume", 0.473176473) }
  open class func cupUS() -> HKUnit { make(.none, "cup_us", "volume", 0.2365882365) }
  open class func cupImperial() -> HKUnit { make(.none, "cup_imp", "volume", 0.284130625) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "s", "time") }
  open class func second() -> HKUnit { secondUnit(with: .none) }
  open class func minute() -> HKUnit { make(.none, "min", "time", 60) }
  open class func hour() -> HKUnit { make(.none, "hr", "time", 3600) }
  open class func day() -> HKUnit { make(.none, "d", "time", 86_400) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "J", "energy") }
  open class func joule() -> HKUnit { jouleUnit(with: .none) }
  open class func smallCalorie() -> HKUnit { make(.none, "cal", "energy", 4.184) }
  open class func largeCalorie() -> HKUnit { make(.none, "Cal", "energy", 4184) }
  open class func kilocalorie() -> HKUnit { make(.none, "kcal", "energy", 4184) }
  open class func calorie() -> HKUnit { make(.none, "cal", "energy", 4.184) }
  open class func count() -> HKUnit { make(.none, "count", "count") }
  open class func percent() -> HKUnit { make(.none, "%", "count") }
  open class func internationalUnit() -> HKUnit { make(.none, "IU", "international") }
  open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
    make(prefix, "Pa", "pressure")
  }
  open class func pascal() -> HKUnit { pascalUnit(with: .none) }
  open class func millimeterOfMercury() -> HKUnit {
    make(.none, "mmHg", "pressure", 133.322387415)
  }
  open class func centimeterOfWater() -> HKUnit { make(.none, "cmAq", "pressure", 98.0665) }
  open class func inchesOfMercury() -> HKUnit { make(.none, "inHg", "pressure", 3386.38815789) }
  open class func atmosphere() -> HKUnit { make(.none, "atm", "pressure", 101_325) }
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit {
    make(.none, "dBASPL", "sound")
  }
  open class func decibelHearingLevel() -> HKUnit { make(.none, "dBHL", "hearing") }
  open class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "Hz", ["time": -1], prefix.factor)
  }
  open class func hertz() -> HKUnit { hertzUnit(with: .none) }
  open class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "W", ["energy": 1, "time": -1], prefix.factor)
  }
  open class func watt() -> HKUnit { wattUnit(with: .none) }
  open class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "V", "voltage") }
  open class func volt() -> HKUnit { voltUnit(with: .none) }
  open class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit {
    make(prefix, "S", "conductance")
  }
  open class func siemen() -> HKUnit { siemenUnit(with: .none) }
  open class func kelvin() -> HKUnit { make(.none, "K", "temperature") }
  open class func degreeCelsius() -> HKUnit {
    HKUnit("degC", ["temperature": 1], 1, offset: 273.15)
  }
  open class func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", ["temperature": 1], 5 / 9, offset: 273.15 - 32 * 5 / 9)
  }
  open class func diopter() -> HKUnit { make(.none, "D", "diopter") }
  open class func appleEffortScore() -> HKUnit { make(.none, "appleEffortScore", "effort") }
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    make(prefix, "mol<\(gramsPerMole)>", "mass", gramsPerMole)
  }

  // MARK: Products

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)",
      dimension.merging(unit.dimension, uniquingKeysWith: +), factor * unit.factor)
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)",
      dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +),
      factor / unit.factor)
  }
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", dimension.mapValues { $0 * power }, pow(factor, Double(power)))
  }
  open func reciprocal() -> HKUnit {
    HKUnit("1/\(unitString)", dimension.mapValues { -$0 }, 1 / factor)
  }

  // MARK: Names

  /// The unit of a text such as `count/min`, `kcal` or `mg/dL`. An unknown unit is a count.
  public convenience init(from string: String) {
    let unit = HKUnit.parse(string) ?? .count()
    self.init(string, unit.dimension, unit.factor, offset: unit.offset)
  }

  package static func parse(_ text: String) -> HKUnit? {
    let parts = text.split(separator: "/").map(String.init)
    guard let first = parts.first.flatMap(product) else { return nil }
    return parts.dropFirst().reduce(first as HKUnit?) { unit, part in
      guard let unit, let next = product(part) else { return nil }
      return unit.unitDivided(by: next)
    }
  }

  private static func product(_ text: String) -> HKUnit? {
    let trimmed = text.trimmingCharacters(in: ["(", ")", " "])
    // The molar mass in a unit of moles has a decimal point, which isn't a product: `mmol<180.15588>`.
    let factors = trimmed.split { $0 == "·" || $0 == "*" || $0 == "." && !trimmed.contains("<") }
      .map(String.init)
    guard let first = factors.first.flatMap(power) else { return nil }
    return factors.dropFirst().reduce(first as HKUnit?) { unit, part in
      guard let unit, let next = power(part) else { return nil }
      return unit.unitMultiplied(by: next)
    }
  }

  private static func power(_ text: String) -> HKUnit? {
    let parts = text.split(separator: "^").map(String.init)
    guard let unit = parts.first.flatMap(simple) else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? unit : nil }
    // No unit has a power of more digits; the power of another would overflow.
    return Int8(parts[1]).map { unit.unitRaised(toPower: Int($0)) }
  }

  private static func simple(_ text: String) -> HKUnit? {
    let plain: [HKUnit] = [
      .count(), .percent(), .gram(), .ounce(), .pound(), .stone(), .meter(), .inch(), .foot(),
      .yard(), .mile(), .liter(), .fluidOunceUS(), .fluidOunceImperial(), .pintUS(), .cupUS(),
      .cupImperial(), .second(), .minute(), .hour(), .day(), .joule(), .smallCalorie(),
      .largeCalorie(), .kilocalorie(), .internationalUnit(), .pascal(), .millimeterOfMercury(),
      .centimeterOfWater(), .inchesOfMercury(), .atmosphere(),
      .decibelAWeightedSoundPressureLevel(), .decibelHearingLevel(), .hertz(), .watt(), .volt(),
      .siemen(), .kelvin(), .degreeCelsius(), .degreeFahrenheit(), .diopter(),
    ]
    if text == "1" { return .count() }
    if let unit = plain.first(where: { $0.unitString == text }) { return unit }
    if text.hasSuffix(">"), let start = text.range(of: "mol<"),
      let mass = Double(text[start.upperBound...].dropLast())
    {
      let prefix = String(text[..<start.lowerBound])
      return prefixes[prefix].map { moleUnit(with: $0, molarMass: mass) }
    }
    for unit in plain
    where ["g", "m", "L", "s", "J", "Pa", "Hz", "W", "V", "S"].contains(unit.unitString)
      && text.hasSuffix(unit.unitString)
    {
      let prefix = String(text.dropLast(unit.unitString.count))
      if let known = prefixes[prefix] {
        return HKUnit(text, unit.dimension, known.factor * unit.factor)
      }
    }
    return nil
  }

  private static let prefixes: [String: HKMetricPrefix] = [
    "": .none, "p": .pico, "n": .nano, "mc": .micro, "m": .milli, "c": .centi, "d": .deci,
    "da": .deca, "h": .hecto, "k": .kilo, "M": .mega, "G": .giga, "T": .tera, "f": .femto,
  ]
}
