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

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .current, calendar: calendar ?? .current)
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

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
