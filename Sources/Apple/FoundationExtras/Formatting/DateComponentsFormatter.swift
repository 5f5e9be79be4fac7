import Foundation

/// Writes lengths of time: "1:05", "1h 5m", "1 hour, 5 minutes".
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that are written; none for all that the length needs.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  /// 0 for as many as there are.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var referenceDate: Date?
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let text = string(from: start, to: start.addingTimeInterval(abs(ti)))
    return ti < 0 ? text.map { "-" + $0 } : text
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: gregorian.dateComponents(components, from: startDate, to: endDate))
  }

  open func string(from components: DateComponents) -> String? {
    var parts = units.compactMap { unit, component in
      components.value(for: component).map { (unit: unit, value: $0) }
    }
    collapseLargest(&parts)
    dropZeros(&parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return withPhrases(unitsStyle == .positional ? positional(parts) : phrase(parts))
  }

  /// - Parameter unitsStyle: only this; all else is a new formatter's.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  private var gregorian: Calendar {
    var calendar = self.calendar ?? .current
    if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    return calendar
  }

  private typealias UnitComponent = (unit: DurationPhrase.Unit, component: Calendar.Component)

  private var units: [UnitComponent] {
    let all: [(NSCalendar.Unit, UnitComponent)] = [
      (.year, (.year, .year)), (.month, (.month, .month)),
      (.weekOfMonth, (.week, .weekOfMonth)), (.day, (.day, .day)), (.hour, (.hour, .hour)),
      (.minute, (.minute, .minute)), (.second, (.second, .second)),
    ]
    let wanted: NSCalendar.Unit =
      allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    return all.filter { wanted.contains($0.0) }.map(\.1)
  }

  private var components: Set<Calendar.Component> { Set(units.map(\.component)) }

  private func dropZeros(_ parts: inout [Part]) {
    let behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return }
    let isDefault = behavior.contains(.default)
    let smallest = parts.last
    if isDefault || behavior.contains(.dropLeading) {
      // A positional length keeps its minutes: "0:05", not "5".
      let kept = unitsStyle == .positional && isDefault ? 2 : 1
      while parts.count > kept, parts[0].value == 0 { parts.removeFirst() }
    }
    if behavior.contains(.dropTrailing) || (isDefault && unitsStyle != .positional) {
      while parts.count > 1, parts[parts.count - 1].value == 0 { parts.removeLast() }
    }
    if behavior.contains(.dropMiddle) || (isDefault && unitsStyle != .positional) {
      parts = parts.enumerated().filter { $0.offset == 0 || $0.element.value != 0 }.map(\.element)
    }
    if parts.allSatisfy({ $0.value == 0 }), unitsStyle != .positional, let smallest {
      parts = [smallest]
    }
  }

  private typealias Part = (unit: DurationPhrase.Unit, value: Int)

  /// One hour and three minutes are sixty-three minutes where that is wanted.
  private func collapseLargest(_ parts: inout [Part]) {
    guard collapsesLargestUnit, parts.count > 1, parts[0].value == 1,
      let factor = parts[0].unit.count(of: parts[1].unit)
    else { return }
    parts[1].value += factor
    parts.removeFirst()
  }

  /// `2:03:04`; units longer than hours come before it: `1d 2:03:04`.
  private func positional(_ parts: [Part]) -> String {
    let isClock = { (part: Part) in [.hour, .minute, .second].contains(part.unit) }
    let padsFirst = zeroFormattingBehavior.contains(.pad)
    let clock = parts.filter(isClock).enumerated().map { index, part in
      part.value.formatted(
        .number.grouping(.never).precision(.integerLength((index > 0 || padsFirst ? 2 : 1)...))
          .locale(locale))
    }.joined(separator: ":")
    let days = parts.filter { !isClock($0) }
    if days.isEmpty { return clock }
    let phrase = DurationPhrase.text(
      days.map { ($0.unit, Double($0.value)) }, .narrow, locale)
    return clock.isEmpty ? phrase : phrase + " " + clock
  }

  private func phrase(_ parts: [Part]) -> String {
    let parts = parts.map { (unit: $0.unit, value: Double($0.value)) }
    switch unitsStyle {
    case .spellOut: return DurationPhrase.spelledOut(parts, locale)
    case .abbreviated: return DurationPhrase.text(parts, .narrow, locale)
    case .brief: return DurationPhrase.text(parts, .brief, locale)
    case .short: return DurationPhrase.text(parts, .short, locale)
    case .full, .positional: return DurationPhrase.text(parts, .wide, locale)
    }
  }

  /// The phrases are Foundation's own strings, of which only the English are known here.
  private func withPhrases(_ text: String) -> String {
    guard locale.language.languageCode?.identifier == "en" else { return text }
    let about = includesApproximationPhrase ? "About " + text : text
    return includesTimeRemainingPhrase ? about + " remaining" : about
  }

  private var locale: Locale { calendar?.locale ?? .current }
}

extension DurationPhrase.Unit {
  /// The number of a smaller unit in this one; nil where it varies.
  fileprivate func count(of other: Self) -> Int? {
    switch (self, other) {
    case (.year, .month): 12
    case (.week, .day): 7
    case (.day, .hour): 24
    case (.hour, .minute), (.minute, .second): 60
    default: nil
    }
  }
}
