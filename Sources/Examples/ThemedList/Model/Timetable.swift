import Foundation

/// The operator's timetable: sailings by time of day, the same every day.
struct Timetable: Codable {
  struct Sailing: Codable {
    var route: String
    var destination: String
    var berth: String
    /// Local time of day, as "09:48".
    var time: String
    var delay: Int?
  }

  var pier: String
  var sailings: [Sailing]

  /// The sailings from a moment on, the soonest first, into the next day where today's are over.
  func departures(after now: Date, calendar: Calendar = .current) -> [Departure] {
    let today = calendar.startOfDay(for: now)
    let days = [0, 1].compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
    return days.flatMap { day in
      sailings.compactMap { sailing -> Departure? in
        let parts = sailing.time.split(separator: ":").compactMap { Int($0) }
        guard
          parts.count == 2,
          let scheduled = calendar.date(
            bySettingHour: parts[0], minute: parts[1], second: 0, of: day)
        else { return nil }
        // Only today's delays are known.
        return Departure(
          route: sailing.route, destination: sailing.destination, berth: sailing.berth,
          scheduled: scheduled, delay: day == today ? sailing.delay ?? 0 : 0)
      }
    }
    .filter { $0.date >= now }
    .sorted { $0.date < $1.date }
  }
}
