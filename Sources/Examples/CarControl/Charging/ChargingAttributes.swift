import ActivityKit
import Foundation

/// One charging session, from plugging in to unplugging.
struct ChargingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// The battery's charge: 0 is empty, 1 is full.
    var charge: Double
    /// The distance that the car can drive on the charge, in kilometres.
    var range: Int
    /// The charger's power, in kilowatts; 0 where charging is over.
    var power: Int
    /// The time at which the limit is reached.
    var finish: Date
  }

  var car: String
  var charger: String
  var begin: Date
  /// The charge at which charging stops, 0 to 1; a limit such as 0.8 makes the battery last longer.
  var limit: Double
}

extension ChargingAttributes.ContentState {
  var isCharging: Bool { power > 0 }

  var chargeText: String { charge.formatted(.percent.precision(.fractionLength(0))) }

  /// The range in the reader's own unit, such as “414 km” or “257 mi”.
  func rangeText(locale: Locale = .current) -> String {
    let inMiles = locale.measurementSystem != .metric
    let distance = inMiles ? Int((Double(range) / 1.609344).rounded()) : range
    return "\(distance.formatted()) \(inMiles ? "mi" : "km")"
  }
}
