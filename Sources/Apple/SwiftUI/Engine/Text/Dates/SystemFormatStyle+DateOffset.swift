import Foundation

extension SystemFormatStyle {
  /// The format of the time between two dates: `3 minutes, 42 seconds`, `1:05:32`.
  public struct DateOffset: _StillFormatStyle, TurningFormatStyle, Sendable {
    let anchor: Date
    let fields: Set<Date.ComponentsFormatStyle.Field>
    let maximum: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    // lint: allow locale, a text sets its own
    var locale = Locale.autoupdatingCurrent
    // lint: allow locale, a text sets its own
    var calendar = Calendar.autoupdatingCurrent

    /// - Parameters:
    ///   - allowedFields: only minutes and seconds, or these and hours, are written as a clock's.
    ///   - maxFieldCount: how many units are shown at once, the largest first.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      maximum = max(maxFieldCount, 1)
      self.sign = sign
    }

    var turns: [Date] { [anchor] }

    public func format(_ value: Date) -> AttributedString {
      let text =
        fields == clock || fields == clock.subtracting([.hour]) ? digits(value) : spelledOut(value)
      return AttributedString(signed(text, value))
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

    private var clock: Set<Date.ComponentsFormatStyle.Field> { [.hour, .minute, .second] }

    private func digits(_ value: Date) -> String {
      let seconds = abs(value.timeIntervalSince(anchor)).count(of: 1)
      let minutes = fields.contains(.hour) ? seconds / 60 % 60 : seconds / 60
      let hours = fields.contains(.hour) ? seconds / 3600 : 0
      let parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60]
      return ClockText.string(Array(parts.prefix(maximum)), digits: 1, locale)
    }

    private func spelledOut(_ value: Date) -> String {
      let formatter = DateComponentsFormatter()
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      formatter.unitsStyle = .full
      formatter.allowedUnits = NSCalendar.Unit(fields)
      formatter.maximumUnitCount = maximum
      return formatter.string(from: min(value, anchor), to: max(value, anchor)) ?? ""
    }

    private func signed(_ text: String, _ value: Date) -> String {
      let seconds = value.timeIntervalSince(anchor)
      // The style's own digits are thrown away: only its sign is wanted.
      let step: Int = seconds < 0 ? -1 : seconds > 0 ? 1 : 0
      let sample = step.formatted(
        .number.sign(strategy: sign).locale(Locale(identifier: "en_US")))
      if sample.hasPrefix("-") { return "\u{2212}" + text }
      return sample.hasPrefix("+") ? "+" + text : text
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
