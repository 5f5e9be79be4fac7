import Foundation

extension Date {
  /// Within the years 1 to 4001, which calendars can count; what is no time at all is 2001.
  var writable: Date {
    if timeIntervalSinceReferenceDate.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(self, .distantPast), .distantFuture)
  }
}

extension DateInterval {
  var writable: DateInterval {
    let start = start.writable
    return DateInterval(start: start, end: max(start, end.writable))
  }
}
