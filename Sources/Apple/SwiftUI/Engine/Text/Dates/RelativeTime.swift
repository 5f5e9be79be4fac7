import Foundation

/// Spans of time as text, in the environment's language.
struct RelativeTime {
  private let formatter = DateComponentsFormatter()

  init(_ environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    formatter.calendar = calendar
    formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
  }

  /// The two largest units, shortened: `11 min, 14 sec`.
  func short(from start: Date, to end: Date) -> String {
    formatter.unitsStyle = .short
    formatter.maximumUnitCount = 2
    return formatter.string(from: start, to: end) ?? ""
  }

  /// The largest unit, in full: `11 minutes`.
  func long(from start: Date, to end: Date) -> String {
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    return formatter.string(from: start, to: end) ?? ""
  }
}
