import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Codable, Sendable {
    let name: String
    /// `9:41 AM`
    public static let time = DateStyle(name: "time")
    /// `April 1, 2020`
    public static let date = DateStyle(name: "date")
    /// `11 min, 14 sec`: how far away, either way.
    public static let relative = DateStyle(name: "relative")
    /// `+2 hours`, `-11 minutes`: minus for the future.
    public static let offset = DateStyle(name: "offset")
    /// `15:00`, `36:59:01`: down to the date, then up from it.
    public static let timer = DateStyle(name: "timer")
  }

  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(.time(TimeText(kind: .date(date.writable, style))))
  }

  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(DateInterval(start: dates.lowerBound.writable, end: dates.upperBound.writable))
  }

  public nonisolated init(_ interval: DateInterval) {
    self.init(.time(TimeText(kind: .interval(interval.writable))))
  }

  /// - Parameters:
  ///   - pauseTime: where the timer stands still.
  ///   - showsHours: otherwise minutes go on past 59.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let interval = DateInterval(
      start: timerInterval.lowerBound.writable, end: timerInterval.upperBound.writable)
    self.init(
      .time(
        TimeText(
          kind: .timer(
            interval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
  }
}
