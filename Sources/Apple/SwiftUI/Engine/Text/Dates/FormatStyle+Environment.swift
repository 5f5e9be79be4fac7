import Foundation

/// A style that speaks of days, and so needs a calendar.
private protocol CalendarFormatStyle: FormatStyle {
  var calendar: Calendar { get set }
}

/// A style that speaks of hours, and so needs a time zone.
private protocol TimeZoneFormatStyle: FormatStyle {
  var timeZone: TimeZone { get set }
  /// The time zone that the style was given; nil for the device's, which it has until then.
  var ownTimeZone: TimeZone? { get }
}

extension EnvironmentValues {
  /// The style as a text uses it, with the environment's locale. Its calendar and its time zone are the environment's
  /// too, unless it was given its own.
  func adapted<F: FormatStyle>(_ format: F) -> F {
    var style = format.locale(locale)
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    if let dated = style as? any CalendarFormatStyle {
      style = dated.placed(in: calendar) as? F ?? style
    }
    if let timed = style as? any TimeZoneFormatStyle {
      style = timed.placed(in: timeZone) as? F ?? style
    }
    return style
  }

  /// The properties of the environment for which a style has values of its own: `calendar`, `timeZone`.
  func properties<F: FormatStyle>(keptBy format: F) -> [String] {
    var names: [String] = []
    if let own = (format as? any CalendarFormatStyle)?.ownCalendar,
      own.identifier != calendar.identifier
    {
      names.append("calendar")
    }
    if let own = (format as? any TimeZoneFormatStyle)?.ownTimeZone, own.name != timeZone.name {
      names.append("timeZone")
    }
    return names
  }

  /// Formatters are set too, whatever they were set to before.
  func configure(_ formatter: Formatter) {
    switch formatter {
    case let dates as DateFormatter:
      dates.locale = locale
      dates.calendar = calendar
      dates.timeZone = timeZone
    case let dates as ISO8601DateFormatter: dates.timeZone = timeZone
    case let intervals as DateIntervalFormatter:
      intervals.locale = locale
      intervals.calendar = calendar
      intervals.timeZone = timeZone
    case let numbers as NumberFormatter: numbers.locale = locale
    case let lengths as DateComponentsFormatter:
      var calendar = calendar
      calendar.locale = locale
      lengths.calendar = calendar
    case let measurements as MeasurementFormatter:
      measurements.locale = locale
      measurements.numberFormatter.locale = locale
    case let relative as RelativeDateTimeFormatter:
      relative.locale = locale
      relative.calendar = calendar
    case let lists as ListFormatter: lists.locale = locale
    case let masses as MassFormatter: masses.numberFormatter.locale = locale
    case let lengths as LengthFormatter: lengths.numberFormatter.locale = locale
    case let energies as EnergyFormatter: energies.numberFormatter.locale = locale
    default: break
    }
  }
}

extension TimeZone {
  /// One name for the zones without an offset.
  fileprivate var name: String {
    ["UTC", "GMT", "Etc/UTC", "Etc/GMT"].contains(identifier) ? "GMT" : identifier
  }
}

extension CalendarFormatStyle {
  /// The calendar that the style was given; nil for the person's, which it has until then.
  fileprivate var ownCalendar: Calendar? {
    // lint: allow locale, compared and not used
    calendar == .autoupdatingCurrent ? nil : calendar
  }

  fileprivate func placed(in calendar: Calendar) -> Self {
    guard ownCalendar == nil else { return self }
    var style = self
    style.calendar = calendar
    return style
  }
}

extension TimeZoneFormatStyle {
  fileprivate var ownTimeZone: TimeZone? {
    // lint: allow locale, compared and not used
    timeZone == .autoupdatingCurrent ? nil : timeZone
  }

  fileprivate func placed(in timeZone: TimeZone) -> Self {
    guard ownTimeZone == nil else { return self }
    var style = self
    style.timeZone = timeZone
    return style
  }
}

extension Date.FormatStyle: CalendarFormatStyle, TimeZoneFormatStyle {}
extension Date.VerbatimFormatStyle: CalendarFormatStyle, TimeZoneFormatStyle {}
extension Date.IntervalFormatStyle: CalendarFormatStyle, TimeZoneFormatStyle {}
extension Date.RelativeFormatStyle: CalendarFormatStyle {}
extension Date.AnchoredRelativeFormatStyle: CalendarFormatStyle {}
extension DateRangeComponentsFormatStyle: CalendarFormatStyle {}
extension SystemFormatStyle.DateOffset: CalendarFormatStyle {}
extension SystemFormatStyle.DateReference: CalendarFormatStyle {}

extension Date.FormatStyle.Attributed: CalendarFormatStyle, TimeZoneFormatStyle {
  fileprivate var calendar: Calendar {
    get { self[dynamicMember: \.calendar] }
    set { self[dynamicMember: \.calendar] = newValue }
  }
  fileprivate var timeZone: TimeZone {
    get { self[dynamicMember: \.timeZone] }
    set { self[dynamicMember: \.timeZone] = newValue }
  }
}

extension Date.ISO8601FormatStyle: TimeZoneFormatStyle {
  /// The time zone of the style; nil for Greenwich's, which a style has until it is given another.
  fileprivate var ownTimeZone: TimeZone? { timeZone == .gmt ? nil : timeZone }
}
