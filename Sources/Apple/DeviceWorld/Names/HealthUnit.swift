import Foundation

/// A unit of HealthKit's, such as `count/min`: what a world file's samples may be given in.
package struct HealthUnit: Hashable, Sendable {
  package var text: String
  /// The powers of the base units: units with equal ones can be converted.
  package let dimension: [String: Int]
  package let factor: Double
  /// The number that is added after the factor is applied; only temperatures have one.
  package let offset: Double

  private init(
    _ text: String, _ dimension: [String: Int], _ factor: Double, offset: Double = 0
  ) {
    self.text = text
    self.dimension = dimension.filter { $0.value != 0 }
    self.factor = factor
    self.offset = offset
  }

  /// A unit without a prefix; one of no dimension where the table has none of that name.
  package static func plain(_ symbol: String) -> HealthUnit {
    guard let known = table[symbol] else { return HealthUnit(symbol, [:], 1) }
    return HealthUnit(symbol, known.dimension, known.factor, offset: known.offset)
  }

  /// - Parameter prefix: an index into ``prefixes``.
  package static func prefixed(_ prefix: Int, _ symbol: String) -> HealthUnit {
    plain(symbol).times(prefix)
  }

  /// - Parameter gramsPerMole: the molar mass.
  package static func mole(_ prefix: Int, gramsPerMole: Double) -> HealthUnit {
    HealthUnit("mol<\(gramsPerMole)>", ["mass": 1], gramsPerMole).times(prefix)
  }

  private func times(_ prefix: Int) -> HealthUnit {
    guard Self.prefixes.indices.contains(prefix) else { return self }
    let prefix = Self.prefixes[prefix]
    return HealthUnit(prefix.symbol + text, dimension, prefix.factor * factor, offset: offset)
  }

  // MARK: Products

  package func multiplied(by unit: HealthUnit) -> HealthUnit {
    HealthUnit(
      "\(text)·\(unit.text)", dimension.merging(unit.dimension, uniquingKeysWith: +),
      factor * unit.factor)
  }
  package func divided(by unit: HealthUnit) -> HealthUnit {
    HealthUnit(
      "\(text)/\(unit.text)",
      dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +),
      factor / unit.factor)
  }
  package func raised(to power: Int) -> HealthUnit {
    HealthUnit("\(text)^\(power)", dimension.mapValues { $0 * power }, pow(factor, Double(power)))
  }
  package var reciprocal: HealthUnit {
    HealthUnit("1/\(text)", dimension.mapValues { -$0 }, 1 / factor)
  }

  // MARK: Texts

  /// The unit of a text such as `count/min`, `kcal` or `mg/dL`; nil where it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: "/").map(String.init)
    guard var unit = parts.first.flatMap(Self.product) else { return nil }
    for part in parts.dropFirst() {
      guard let next = Self.product(part) else { return nil }
      unit = unit.divided(by: next)
    }
    self = unit
    self.text = text
  }

  private static func product(_ text: String) -> HealthUnit? {
    let trimmed = text.trimmingCharacters(in: ["(", ")", " "])
    // The molar mass in a unit of moles has a decimal point, which isn't a product: `mmol<180.15588>`.
    let factors = trimmed.split { $0 == "·" || $0 == "*" || $0 == "." && !trimmed.contains("<") }
      .map(String.init)
    guard var unit = factors.first.flatMap(power) else { return nil }
    for part in factors.dropFirst() {
      guard let next = power(part) else { return nil }
      unit = unit.multiplied(by: next)
    }
    return unit
  }

  private static func power(_ text: String) -> HealthUnit? {
    let parts = text.split(separator: "^").map(String.init)
    guard let unit = parts.first.flatMap(simple) else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? unit : nil }
    // No unit has a power of more digits; the power of another would overflow.
    return Int8(parts[1]).map { unit.raised(to: Int($0)) }
  }

  private static func simple(_ text: String) -> HealthUnit? {
    if text == "1" { return plain("count") }
    if table[text] != nil { return plain(text) }
    if text.hasSuffix(">"), let start = text.range(of: "mol<"),
      let mass = Double(text[start.upperBound...].dropLast()),
      let prefix = prefixes.firstIndex(where: { $0.symbol == text[..<start.lowerBound] })
    {
      return mole(prefix, gramsPerMole: mass)
    }
    for symbol in ["Pa", "Hz", "g", "m", "L", "s", "J", "W", "V", "S"] where text.hasSuffix(symbol)
    {
      let start = text.dropLast(symbol.count)
      if let prefix = prefixes.firstIndex(where: { $0.symbol == start }) {
        return prefixed(prefix, symbol)
      }
    }
    return nil
  }

  /// The prefixes, in the order of `HKMetricPrefix`.
  package static let prefixes: [(symbol: String, factor: Double)] = [
    ("", 1), ("p", 1e-12), ("n", 1e-9), ("mc", 1e-6), ("m", 1e-3), ("c", 1e-2), ("d", 0.1),
    ("da", 10), ("h", 100), ("k", 1e3), ("M", 1e6), ("G", 1e9), ("T", 1e12), ("f", 1e-15),
  ]

  private struct Known {
    let dimension: [String: Int]
    let factor: Double
    var offset = 0.0

    init(_ dimension: [String: Int], _ factor: Double, offset: Double = 0) {
      self.dimension = dimension
      self.factor = factor
      self.offset = offset
    }
    init(_ dimension: String, _ factor: Double = 1) {
      self.init([dimension: 1], factor)
    }
  }

  private static let table: [String: Known] = [
    "g": Known("mass"), "oz": Known("mass", 28.349523125), "lb": Known("mass", 453.59237),
    "st": Known("mass", 6350.29318),
    "m": Known("length"), "in": Known("length", 0.0254), "ft": Known("length", 0.3048),
    "yd": Known("length", 0.9144), "mi": Known("length", 1609.344),
    "L": Known("volume"), "fl_oz_us": Known("volume", 0.0295735295625),
    "fl_oz_imp": Known("volume", 0.0284130625), "pt_us": Known("volume", 0.473176473),
    "pt_imp": Known("volume", 0.56826125), "cup_us": Known("volume", 0.2365882365),
    "cup_imp": Known("volume", 0.284130625),
    "s": Known("time"), "min": Known("time", 60), "hr": Known("time", 3600),
    "d": Known("time", 86_400),
    "J": Known("energy"), "cal": Known("energy", 4.184), "Cal": Known("energy", 4184),
    "kcal": Known("energy", 4184),
    "count": Known("count"), "%": Known("count"), "IU": Known("international"),
    "Pa": Known("pressure"), "mmHg": Known("pressure", 133.322387415),
    "cmAq": Known("pressure", 98.0665), "inHg": Known("pressure", 3386.38815789),
    "atm": Known("pressure", 101_325),
    "dBASPL": Known("sound"), "dBHL": Known("hearing"),
    "Hz": Known(["time": -1], 1), "W": Known(["energy": 1, "time": -1], 1),
    "V": Known("voltage"), "S": Known("conductance"),
    "K": Known("temperature"), "degC": Known(["temperature": 1], 1, offset: 273.15),
    "degF": Known(["temperature": 1], 5 / 9, offset: 273.15 - 32 * 5 / 9),
    "D": Known("diopter"), "appleEffortScore": Known("effort"),
  ]

  /// The units by which a message shows what may be written.
  package static let examples: [String] = table.keys.sorted()
}
