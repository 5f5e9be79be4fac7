import Foundation

extension SystemFormatStyle {
  /// A date as one would speak of it: `in 5 minutes`, `tomorrow`, `Monday, June 3`, `June 2019`.
  public struct DateReference: _StillFormatStyle, TurningFormatStyle, Sendable {
    let date: Date
    let fields: Set<Date.RelativeFormatStyle.Field>
    let maximum: Int
    let threshold: Date.RelativeFormatStyle.Field
    // lint: allow locale, a text sets its own
    var locale = Locale.autoupdatingCurrent
    // lint: allow locale, a text sets its own
    var calendar = Calendar.autoupdatingCurrent

    /// - Parameters:
    ///   - allowedFields: the units in which the date may be written while it is near.
    ///   - maxFieldCount: how many parts of the date are shown while it is far.
    ///   - thresholdField: the largest unit of it; a date farther than the next larger one is
    ///     written out.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields
      maximum = max(maxFieldCount, 1)
      threshold = thresholdField
    }

    var turns: [Date] { [date] }

    /// - Parameter value: the moment that it is spoken of at.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(isNear(value) ? relative(value) : absolute(value))
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    private static let order: [Date.RelativeFormatStyle.Field] = [
      .second, .minute, .hour, .day, .week, .month, .year,
    ]

    /// The unit that is one too large.
    private var limit: Calendar.Component? {
      switch threshold {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .day, .week: .month
      case .month: .year
      default: nil
      }
    }

    private func isNear(_ value: Date) -> Bool {
      guard let limit else { return true }
      let (first, last) = value < date ? (value, date) : (date, value)
      guard let end = calendar.date(byAdding: limit, value: 1, to: first) else { return true }
      return last < end
    }

    private func relative(_ value: Date) -> String {
      if abs(date.timeIntervalSince(value)) < 60, !fields.contains(.second) {
        return Date.AnchoredRelativeFormatStyle(
          anchor: date, presentation: .named, locale: locale, calendar: calendar
        ).format(date)
      }
      let largest = Self.order.firstIndex(of: threshold) ?? 3
      let allowed = fields.union([threshold]).filter {
        (Self.order.firstIndex(of: $0) ?? 0) <= largest
      }
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: Set(allowed), presentation: .named, locale: locale,
        calendar: calendar
      ).format(value)
    }

    /// Fields that the reader knows are left out, which leaves space for finer ones.
    private func absolute(_ value: Date) -> String {
      let isSameYear = calendar.isDate(date, equalTo: value, toGranularity: .year)
      var style = Date.FormatStyle(
        locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      var left = maximum
      func take() -> Bool {
        left -= 1
        return left >= 0
      }
      if !isSameYear, take() { style = style.year() }
      if take() { style = style.month(.wide) }
      if take() { style = isSameYear ? style.day().weekday(.wide) : style.day() }
      if take() { style = style.hour().minute() }
      return style.format(date)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    .init(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
