import Foundation

/// A month as weeks of seven places, the first being the calendar's first weekday.
struct MonthGrid {
  struct Week: Identifiable {
    /// Its place in the month, from 0.
    let id: Int
    /// The days in the grid's order; nil for days of another month.
    let days: [Date?]
  }

  /// One trip's stretch within one week, by columns, both ends included.
  struct Bar: Identifiable {
    let trip: Trip
    let columns: ClosedRange<Int>
    /// Whether the trip begins, and ends, here; otherwise it goes on in the neighbouring week.
    let begins: Bool
    let ends: Bool
    var id: String { trip.id }
  }

  let calendar: Calendar
  let weeks: [Week]

  init(containing date: Date, calendar: Calendar = .current) {
    self.calendar = calendar
    guard
      let month = calendar.dateInterval(of: .month, for: date),
      let count = calendar.range(of: .day, in: .month, for: date)?.count
    else {
      weeks = []
      return
    }
    let weekday = calendar.component(.weekday, from: month.start)
    let leading = (weekday - calendar.firstWeekday + 7) % 7
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month.start) }
    var places = Array(repeating: Date?.none, count: leading) + days
    places += Array(repeating: nil, count: (7 - places.count % 7) % 7)
    weeks = stride(from: 0, to: places.count, by: 7).enumerated().map { index, first in
      Week(id: index, days: Array(places[first..<first + 7]))
    }
  }

  /// One-letter names, in the order of the columns.
  var weekdaySymbols: [String] {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(symbols[first...] + symbols[..<first])
  }

  func bars(of trips: [Trip], in week: Week) -> [Bar] {
    trips.compactMap { trip in
      let columns = week.days.indices.filter { column in
        week.days[column].map { trip.contains($0, calendar: calendar) } ?? false
      }
      guard let first = columns.first, let last = columns.last else { return nil }
      return Bar(
        trip: trip, columns: first...last,
        begins: week.days[first] == trip.start, ends: week.days[last] == trip.end)
    }
  }
}
