import Foundation

// `Date.ComponentsFormatStyle` is without its initialisers on Linux and can't be given them; its
// static members can.

/// The length of a range of dates in words: `1 hour, 5 minutes`.
public struct DateRangeComponentsFormatStyle: FormatStyle, Sendable {
  public enum Style: String, Codable, Hashable, Sendable {
    case wide, abbreviated, condensedAbbreviated, narrow, spellOut
  }

  public var style: Style
  /// The components that are shown; nil for all that the length needs.
  public var fields: Set<Date.ComponentsFormatStyle.Field>?
  public var locale = Locale.autoupdatingCurrent
  public var calendar = Calendar.autoupdatingCurrent
  var isPositional = false

  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    if let fields { formatter.allowedUnits = NSCalendar.Unit(fields) }
    switch style {
    case .wide: formatter.unitsStyle = .full
    case .abbreviated: formatter.unitsStyle = .short
    case .condensedAbbreviated: formatter.unitsStyle = .brief
    case .narrow: formatter.unitsStyle = .abbreviated
    case .spellOut: formatter.unitsStyle = .spellOut
    }
    if isPositional { formatter.unitsStyle = .positional }
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
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
}

extension FormatStyle where Self == DateRangeComponentsFormatStyle {
  public static func components(
    style: DateRangeComponentsFormatStyle.Style,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  /// `1:05:09`.
  public static var timeDuration: Self {
    Self(style: .wide, fields: [.hour, .minute, .second], isPositional: true)
  }
}

extension Date.ComponentsFormatStyle {
  /// ``DateRangeComponentsFormatStyle/timeDuration`` by the type that has it on Apple's systems.
  public static var timeDuration: DateRangeComponentsFormatStyle { .timeDuration }
}

extension NSCalendar.Unit {
  package init(_ fields: Set<Date.ComponentsFormatStyle.Field>) {
    let all: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    self = all.filter { fields.contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
  }
}
