import Foundation

extension SystemFormatStyle {
  /// The time since a date, as a stopwatch counts: `00:05.23`, `01:00:00.00`.
  public struct Stopwatch: _StillFormatStyle, TurningFormatStyle, Sendable {
    let start: Date
    let showsHours: Bool
    let maximum: Int
    let precision: Duration
    // lint: allow locale, a text sets its own
    var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - showsHours: otherwise minutes go on past 59.
    ///   - maxFieldCount: how many of hours, minutes, seconds and their fraction are shown.
    ///   - maxPrecision: the smallest step that shows.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      self.showsHours = showsHours
      maximum = max(maxFieldCount, 1)
      precision = maxPrecision
    }

    var turns: [Date] { [start] }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(
        ElapsedText(
          seconds: max(value.timeIntervalSince(start), 0), showsHours: showsHours,
          maximum: maximum, precision: precision, digits: 2, locale: locale
        ).string)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The time left in an interval, or passed of it: `4:32`, `1:23:45`.
  public struct Timer: _StillFormatStyle, TurningFormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    let maximum: Int
    let precision: Duration
    // lint: allow locale, a text sets its own
    var locale = Locale.autoupdatingCurrent

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
    }

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ maximum: Int,
      _ precision: Duration
    ) {
      self.interval = interval
      self.countsDown = countsDown
      self.showsHours = showsHours
      self.maximum = max(maximum, 1)
      self.precision = precision
    }

    var turns: [Date] { [interval.lowerBound, interval.upperBound] }

    public func format(_ value: Date) -> AttributedString {
      let moment = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(moment)
        : moment.timeIntervalSince(interval.lowerBound)
      return AttributedString(
        ElapsedText(
          seconds: seconds, showsHours: showsHours, maximum: maximum, precision: precision,
          digits: 1, locale: locale, roundsUp: countsDown
        ).string)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    .init(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
