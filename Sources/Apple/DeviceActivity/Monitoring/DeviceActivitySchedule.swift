import Foundation

public struct DeviceActivityName: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The times at which a device is monitored.
public struct DeviceActivitySchedule: Hashable, Sendable {
  public let intervalStart: DateComponents
  public let intervalEnd: DateComponents
  public let repeats: Bool
  public let warningTime: DateComponents?
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }

  /// The interval that is the next to end; nil where none does.
  public var nextInterval: DateInterval? {
    let calendar = intervalEnd.calendar ?? Calendar.current
    guard
      let end = calendar.nextDate(
        after: Date(), matching: intervalEnd, matchingPolicy: .nextTime),
      let start = calendar.nextDate(
        after: end, matching: intervalStart, matchingPolicy: .nextTime, direction: .backward)
    else { return nil }
    return DateInterval(start: start, end: end)
  }
}
