import Foundation

/// An entry's date in its own time zone, in words and for machines. The words don't come from a
/// formatter, whose output changes with the version of ICU.
struct EntryDate: Hashable {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  private let parts: DateComponents
  private let zone: TimeZone
  private let date: Date

  /// - Parameter zone: such as `Asia/Shanghai`; one that isn't known counts as UTC.
  init(_ date: Date, zone: String) {
    self.date = date
    self.zone = TimeZone(identifier: zone) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = self.zone
    parts = calendar.dateComponents(
      [.year, .month, .day, .weekday, .hour, .minute, .second], from: date)
  }

  /// `Fri 9 Jan 2026`
  var day: String {
    let weekday = Self.days[((parts.weekday ?? 1) - 1) % 7]
    let month = Self.months[((parts.month ?? 1) - 1) % 12]
    return "\(weekday) \(parts.day ?? 0) \(month) \(parts.year ?? 0)"
  }

  /// `09:41`, or `09:41:30` where the seconds aren't 0.
  var time: String {
    let minutes = "\(two(parts.hour)):\(two(parts.minute))"
    return parts.second == 0 ? minutes : "\(minutes):\(two(parts.second))"
  }

  /// `Fri 9 Jan 2026, 09:41`
  var long: String { "\(day), \(time)" }

  /// The shortest texts that distinguish the dates of one timeline: the time where they are of one
  /// day, the day where they are of one time, else both on two lines. A dash is written for no
  /// date.
  static func shortest(_ dates: [EntryDate?]) -> [String] {
    let known = dates.compactMap { $0 }
    let isOneDay = Set(known.map(\.day)).count <= 1
    let isOneTime = Set(known.map(\.time)).count <= 1
    return dates.map { date in
      guard let date else { return "–" }
      if isOneDay { return date.time }
      return isOneTime ? date.shortDay : "\(date.shortDay)\n\(date.time)"
    }
  }

  /// `9 Jan`
  private var shortDay: String {
    "\(parts.day ?? 0) \(Self.months[((parts.month ?? 1) - 1) % 12])"
  }

  /// `2026-01-09T09:41:00+08:00`
  var machine: String {
    let offset = zone.secondsFromGMT(for: date) / 60
    let sign = offset < 0 ? "-" : "+"
    let suffix =
      offset == 0 ? "Z" : "\(sign)\(two(abs(offset) / 60)):\(two(abs(offset) % 60))"
    let year = String(parts.year ?? 0)
    let padded = String(repeating: "0", count: max(0, 4 - year.count)) + year
    return "\(padded)-\(two(parts.month))-\(two(parts.day))"
      + "T\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))\(suffix)"
  }

  private func two(_ number: Int?) -> String {
    let digits = String(number ?? 0)
    return digits.count < 2 ? "0\(digits)" : digits
  }
}
