import Foundation

/// Converts plotted values into spans of an axis.
struct SpanReader {
  let isCategory: Bool
  let isDate: Bool
  /// The calendar, with the environment's locale and time zone.
  let calendar: Calendar

  /// - Returns: nil for a value without a position: NaN, or a date on an axis of numbers.
  func span(_ extent: Mark.Extent) -> Span? {
    switch extent {
    case .all: return .points(nil, nil)
    case .points(let a, let b): return .points(a, b)
    case .point(let at): return .point(at)
    case .value(let plotted): return span(plotted)
    case .span(let first, let last):
      guard let a = span(first), let b = span(last) else { return nil }
      switch (a, b) {
      case (.numbers(let start, _, _), .numbers(_, let end, _)):
        return .numbers(start, end, isBin: false)
      default: return a
      }
    }
  }

  private func span(_ plotted: Plotted) -> Span? {
    if isCategory { return .category(plotted.start.name) }
    guard let start = plotted.start.number, plotted.start.isDate == isDate else { return nil }
    if let end = plotted.end?.number { return .numbers(start, end, isBin: true) }
    guard let unit = plotted.unit, isDate else { return .numbers(start, start, isBin: false) }
    var calendar = plotted.calendar ?? calendar
    calendar.timeZone = self.calendar.timeZone
    let date = Date(timeIntervalSinceReferenceDate: start)
    let component = unit == .weekday ? .day : unit
    guard let bin = calendar.dateInterval(of: component, for: date) else {
      return .numbers(start, start, isBin: false)
    }
    return .numbers(
      bin.start.timeIntervalSinceReferenceDate, bin.end.timeIntervalSinceReferenceDate,
      isBin: true)
  }
}
