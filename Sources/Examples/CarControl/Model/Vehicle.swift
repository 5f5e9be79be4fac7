import Foundation

/// The state that the car last reported.
struct Vehicle: Codable, Hashable {
  var name: String
  /// The battery's charge: 0 is empty, 1 is full.
  var charge: Double
  /// Kilometres on a full battery, at the present consumption.
  var fullRange: Double
  var isCharging: Bool
  /// Share of the battery that a minute at the charger adds.
  var chargePerMinute: Double
  var cabinCelsius: Int
  var street: String
  var reportedAt: Date
  /// Controls that are on: locked, open, or running.
  var on: Set<String>

  var kilometres: Int { Int((charge * fullRange).rounded()) }

  var minutesToFull: Int { Int(((1 - charge) / chargePerMinute).rounded(.up)) }

  func isOn(_ control: VehicleControl) -> Bool { on.contains(control.rawValue) }

  mutating func toggle(_ control: VehicleControl) {
    // Sounding the horn leaves nothing switched on.
    guard control != .find else { return }
    if on.remove(control.rawValue) == nil { on.insert(control.rawValue) }
  }

  func charged(forMinutes minutes: Int) -> Vehicle {
    var copy = self
    copy.charge = min(1, charge + chargePerMinute * Double(minutes))
    copy.isCharging = isCharging && copy.charge < 1
    return copy
  }

  static func sample(at date: Date) -> Vehicle {
    Vehicle(
      name: "Aria",
      charge: 0.74,
      fullRange: 560,
      isCharging: true,
      chargePerMinute: 0.0017,
      cabinCelsius: 21,
      street: "Harbour Lane 12",
      reportedAt: date.addingTimeInterval(-4 * 60),
      on: [VehicleControl.lock.rawValue, VehicleControl.climate.rawValue])
  }
}

extension Vehicle {
  /// The range in the reader's own unit, as "414 km" or "257 mi".
  func rangeText(locale: Locale = .current) -> String {
    let inMiles = locale.measurementSystem != .metric
    let distance = inMiles ? Int((Double(kilometres) / 1.609344).rounded()) : kilometres
    return "\(distance.formatted()) \(inMiles ? "mi" : "km")"
  }

  /// The charge as text, such as "74%".
  var chargeText: String { charge.formatted(.percent.precision(.fractionLength(0))) }

  func cabinText(locale: Locale = .current) -> String {
    let inFahrenheit = locale.measurementSystem == .us
    let degrees = inFahrenheit ? (Double(cabinCelsius) * 1.8 + 32).rounded() : Double(cabinCelsius)
    return "\(Int(degrees))°"
  }
}
