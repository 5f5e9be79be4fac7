import Foundation

extension Text {
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
  ///   - pauseTime: the time at which the timer is paused.
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
