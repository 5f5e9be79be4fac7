import Foundation

/// A value that follows the clock; a picture shows it as it is at the picture's moment.
public struct TimeDataSource<Value> {
  let value: @Sendable (Date) -> Value
  /// Equal for sources that always give the same.
  let identity: AnyHashable
  /// The date at which a range ends to be empty or becomes so.
  let turns: [Date]

  private init(_ identity: String, _ date: Date?, _ value: @escaping @Sendable (Date) -> Value) {
    self.value = value
    self.identity = AnyHashable([AnyHashable(identity), AnyHashable(date)])
    turns = [date].compactMap(\.self)
  }
}

extension TimeDataSource: @unchecked Sendable {}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { Self("now", nil) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The range from a date to now; empty while the date is in the future.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    let date = date.writable
    return Self("from", date) { date..<max(date, $0.writable) }
  }

  /// The range from now to a date; empty once the date is past.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    let date = date.writable
    return Self("to", date) { min(date, $0.writable)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The time from a date to now: negative while the date is to come.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    Self("offset", date) { .seconds($0.writable.timeIntervalSince(date.writable)) }
  }
}
