import ActivityKit
import Foundation

/// One stop at a charger, from plugging in to pulling the plug.
struct ChargingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// 0 is empty, 1 is full.
    var charge: Double
    /// Kilometres that the charge is good for.
    var range: Int
    /// The charger's power, in kilowatts; 0 where charging is over.
    var power: Int
    /// When the limit is reached.
    var finish: Date
  }

  var car: String
  var charger: String
  var begin: Date
  /// The charge at which charging stops, 0 to 1: 0.8 of a full battery spares it.
  var limit: Double
}

extension ChargingAttributes.ContentState {
  var isCharging: Bool { power > 0 }

  var chargeText: String { charge.formatted(.percent.precision(.fractionLength(0))) }

  /// In the reader's own unit, as “414 km” or “257 mi”.
  func rangeText(locale: Locale = .current) -> String {
    let inMiles = locale.measurementSystem != .metric
    let distance = inMiles ? Int((Double(range) / 1.609344).rounded()) : range
    return "\(distance.formatted()) \(inMiles ? "mi" : "km")"
  }
}
