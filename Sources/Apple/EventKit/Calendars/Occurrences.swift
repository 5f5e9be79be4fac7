import DeviceWorld
import Foundation

/// The days and times at which an event takes place.
enum Occurrences {
  /// The span, in years, before and after the moment of the question. A predicate of EventKit's matches events within
  /// four years at most, https://developer.apple.com/documentation/eventkit/ekeventstore/predicateforevents(withstart:end:calendars:).
  private static let years = 4

  /// The starts of an event, in order: its own one, and those that follow by its rule. The starts of a rule are within four
  /// years of a date.
  static func starts(of event: CalendarSection.Event, around now: Date) -> [Date] {
    guard let rule = event.recurrence else { return [event.start] }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = event.timeZone.flatMap { TimeZone(identifier: $0) } ?? .current
    let first = calendar.date(byAdding: .year, value: -years, to: now) ?? now
    let last = min(
      rule.until ?? .distantFuture, calendar.date(byAdding: .year, value: years, to: now) ?? now)
    var found: [Date] = []
    var number = 0
    // A rule of each day has no more in 270 years.
    for step in 0..<100_000 {
      let starts = starts(of: step, rule, from: event.start, calendar)
      guard let next = starts.first, next <= last else { break }
      for start in starts where start >= event.start && start <= last {
        number += 1
        if let count = rule.count, number > count { return found }
        if start >= first { found.append(start) }
      }
    }
    return found
  }

  /// The starts in one step of a rule: several in a week with several days. A day that a month lacks, as the 31st, has none
  /// there.
  private static func starts(
    of step: Int, _ rule: CalendarSection.Recurrence, from start: Date, _ calendar: Calendar
  ) -> [Date] {
    let steps = step * (rule.interval ?? 1)
    switch rule.frequency {
    case .daily: return [calendar.date(byAdding: .day, value: steps, to: start) ?? start]
    case .weekly:
      let own = calendar.component(.weekday, from: start)
      let days = rule.days.map { Set($0.map(\.number)) } ?? [own]
      // Weeks begin on Monday, as those of rules do.
      let order = (days.isEmpty ? [own] : days).map { ($0 + 5) % 7 }.sorted()
      return order.compactMap { day in
        calendar.date(byAdding: .day, value: steps * 7 + day - (own + 5) % 7, to: start)
      }
    case .monthly: return [same(.month, steps, from: start, calendar)]
    case .yearly: return [same(.year, steps, from: start, calendar)]
    }
  }

  /// The same day of a later month or year. Where there is none the date is before the start, which is no occurrence.
  private static func same(
    _ unit: Calendar.Component, _ steps: Int, from start: Date, _ calendar: Calendar
  ) -> Date {
    guard let date = calendar.date(byAdding: unit, value: steps, to: start),
      calendar.component(.day, from: date) == calendar.component(.day, from: start)
    else { return .distantPast }
    return date
  }
}
