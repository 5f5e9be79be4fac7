import Foundation

/// The hours of the made-up exchange: 9:30 to 16:00 from Monday to Friday, wherever the device is.
struct TradingHours {
  var calendar = Calendar.current

  /// The minutes between two quotes.
  private let interval = 15
  /// Minutes of the day.
  private let open = 9 * 60 + 30
  private let close = 16 * 60

  /// The number of quotes since the exchange opened on the date's day.
  func quotes(until date: Date) -> Int {
    guard isTradingDay(date) else { return 0 }
    return (min(max(minute(of: date), open), close) - open) / interval
  }

  /// The date of the next quote. After the close it is the next opening: what a night's reloads cost is missing from the
  /// budget by day.
  func nextQuote(after date: Date) -> Date {
    if isTradingDay(date), (open..<close).contains(minute(of: date)) {
      let minutes = min(interval, close - minute(of: date))
      return date.addingTimeInterval(Double(minutes) * 60)
    }
    var next = date
    repeat {
      next =
        calendar.nextDate(
          after: next, matching: DateComponents(hour: open / 60, minute: open % 60),
          matchingPolicy: .nextTime) ?? next.addingTimeInterval(86_400)
    } while !isTradingDay(next)
    return next
  }

  private func isTradingDay(_ date: Date) -> Bool {
    (2...6).contains(calendar.component(.weekday, from: date))
  }

  private func minute(of date: Date) -> Int {
    calendar.component(.hour, from: date) * 60 + calendar.component(.minute, from: date)
  }
}
