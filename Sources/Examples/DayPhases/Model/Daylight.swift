import Foundation

/// Sunrise and sunset, from a small almanac for a city at 40° north.
struct Daylight {
  let sunrise: Date
  let sunset: Date

  /// Minutes after midnight in the middle of each month.
  private static let almanac: [(rise: Double, set: Double)] = [
    (438, 1010), (410, 1050), (368, 1083), (320, 1115), (285, 1145), (270, 1170),
    (282, 1168), (310, 1135), (340, 1085), (370, 1035), (405, 1000), (432, 992),
  ]

  init(on date: Date, calendar: Calendar = .current) {
    let midnight = calendar.startOfDay(for: date)
    let month = calendar.component(.month, from: date) - 1
    let day = Double(calendar.component(.day, from: date))
    // Between the middles of two months, in proportion.
    let other = (month + (day < 15 ? 11 : 1)) % 12
    let share = abs(day - 15) / 30
    func minutes(_ value: (Int) -> Double) -> TimeInterval {
      (value(month % 12) * (1 - share) + value(other) * share) * 60
    }
    sunrise = midnight.addingTimeInterval(minutes { Self.almanac[$0].rise }.rounded())
    sunset = midnight.addingTimeInterval(minutes { Self.almanac[$0].set }.rounded())
  }
}
