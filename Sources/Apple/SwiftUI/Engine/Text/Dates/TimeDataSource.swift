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

// The sources are there for any type of value, as Apple declares them: `TimeDataSource<Date>.durationOffset(to:)`
// is one of durations.
extension TimeDataSource {
  public static var currentDate: TimeDataSource<Date> { .init("now", nil) { $0 } }

  /// The range from a date to now; empty while the date is in the future.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    let date = date.writable
    return .init("from", date) { date..<max(date, $0.writable) }
  }

  /// The range from now to a date; empty once the date is past.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    let date = date.writable
    return .init("to", date) { min(date, $0.writable)..<date }
  }

  /// The time from a date to now: negative while the date is to come.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    .init("offset", date) { .seconds($0.writable.timeIntervalSince(date.writable)) }
  }
}
