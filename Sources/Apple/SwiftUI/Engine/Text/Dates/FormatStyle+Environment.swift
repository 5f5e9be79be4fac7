import Foundation

/// A style that speaks of days and hours, and so needs a calendar or a time zone.
private protocol PlacedFormatStyle: FormatStyle {
  mutating func place(_ calendar: Calendar, _ timeZone: TimeZone)
}

extension EnvironmentValues {
  /// The style as SwiftUI uses it: the environment's locale, calendar and time zone go before its
  /// own, since iOS 18.
  func adapted<F: FormatStyle>(_ format: F) -> F {
    let style = format.locale(locale)
    guard var placed = style as? any PlacedFormatStyle else { return style }
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    placed.place(calendar, timeZone)
    return placed as? F ?? style
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

extension Date.FormatStyle: PlacedFormatStyle {
  fileprivate mutating func place(_ calendar: Calendar, _ timeZone: TimeZone) {
    self.calendar = calendar
    self.timeZone = timeZone
  }
}

extension Date.VerbatimFormatStyle: PlacedFormatStyle {
  fileprivate mutating func place(_ calendar: Calendar, _ timeZone: TimeZone) {
    self.calendar = calendar
    self.timeZone = timeZone
  }
}

extension Date.ISO8601FormatStyle: PlacedFormatStyle {
  fileprivate mutating func place(_ calendar: Calendar, _ timeZone: TimeZone) {
    self.timeZone = timeZone
  }
}

extension Date.FormatStyle.Attributed: PlacedFormatStyle {
  fileprivate mutating func place(_ calendar: Calendar, _ timeZone: TimeZone) {
    self[dynamicMember: \.calendar] = calendar
    self[dynamicMember: \.timeZone] = timeZone
  }
}

extension Date.IntervalFormatStyle: PlacedFormatStyle {
  fileprivate mutating func place(_ calendar: Calendar, _ timeZone: TimeZone) {
    self.calendar = calendar
    self.timeZone = timeZone
  }
}

extension Date.RelativeFormatStyle: PlacedFormatStyle {
  fileprivate mutating func place(_ calendar: Calendar, _ timeZone: TimeZone) {
    self.calendar = calendar
  }
}

extension Date.AnchoredRelativeFormatStyle: PlacedFormatStyle {
  fileprivate mutating func place(_ calendar: Calendar, _ timeZone: TimeZone) {
    self.calendar = calendar
  }
}

extension DateRangeComponentsFormatStyle: PlacedFormatStyle {
  fileprivate mutating func place(_ calendar: Calendar, _ timeZone: TimeZone) {
    self.calendar = calendar
  }
}

extension SystemFormatStyle.DateOffset: PlacedFormatStyle {
  fileprivate mutating func place(_ calendar: Calendar, _ timeZone: TimeZone) {
    self.calendar = calendar
  }
}

extension SystemFormatStyle.DateReference: PlacedFormatStyle {
  fileprivate mutating func place(_ calendar: Calendar, _ timeZone: TimeZone) {
    self.calendar = calendar
  }
}
