import Foundation

/// A formatter of the time between two dates: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance in the largest unit of which there is one; what is left of it is dropped, while a format style rounds.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: whole(date, referenceDate), presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? .current, calendar: calendar ?? .current)
    switch formattingContext {
    case .beginningOfSentence: style.capitalizationContext = .beginningOfSentence
    case .middleOfSentence: style.capitalizationContext = .middleOfSentence
    case .listItem: style.capitalizationContext = .listItem
    case .standalone: style.capitalizationContext = .standalone
    default: break
    }
    return style.format(referenceDate)
  }

  /// - Parameter timeInterval: seconds from now; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let calendar: Calendar = self.calendar ?? .current
    return localizedString(
      for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// The date at a whole number of the largest unit from another.
  private func whole(_ date: Date, _ reference: Date) -> Date {
    let calendar: Calendar = self.calendar ?? .current
    let units: [Calendar.Component] = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    let parts = calendar.dateComponents(Set(units), from: reference, to: date)
    for unit in units {
      guard let value = parts.value(for: unit), value != 0 else { continue }
      return calendar.date(byAdding: unit, value: value, to: reference) ?? date
    }
    return reference
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
