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
  /// None stands for all that the length needs.
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
    dropZeros(&parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return unitsStyle == .positional ? positional(parts.map(\.value)) : words(parts)
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

  private typealias UnitComponent = (unit: DurationUnitName, component: Calendar.Component)

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

  private func dropZeros(_ parts: inout [(unit: DurationUnitName, value: Int)]) {
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

  private func positional(_ values: [Int]) -> String {
    let padsFirst = zeroFormattingBehavior.contains(.pad)
    return values.enumerated().map { index, value in
      let digits = String(value)
      return digits.count < 2 && (index > 0 || padsFirst) ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func words(_ parts: [(unit: DurationUnitName, value: Int)]) -> String {
    let locale = calendar?.locale ?? .current
    let names = parts.map { $0.unit.phrase($0.value, style: unitsStyle, locale: locale) }
    let isChinese = locale.language.languageCode?.identifier == "zh"
    let separator =
      isChinese ? "" : unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    return names.joined(separator: separator)
  }
}
