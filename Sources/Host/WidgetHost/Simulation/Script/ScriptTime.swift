import DisplayList
import Foundation

/// The time of an event as a script gives it.
struct ScriptTime {
  let start: Date
  let zone: TimeZone

  /// - Returns: the moment that `text` means: a date (`2026-01-09T10:00:00Z`), a time of day
  ///   (`10:00`, `10:00:30`: the next one from the start on), or a time after the start (`+1:30`
  ///   for an hour and a half). nil where it is none of them.
  func date(_ text: String) -> Date? {
    if text.hasPrefix("+") {
      return Self.seconds(text.dropFirst(), below: 10_000).map { start.addingTimeInterval($0) }
    }
    if let seconds = Self.seconds(text[...], below: 24) {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      let parts = DateComponents(
        hour: Int(clamping: seconds) / 3600, minute: Int(clamping: seconds) / 60 % 60,
        second: Int(clamping: seconds) % 60)
      // A second earlier, so that the start itself is found.
      return calendar.nextDate(
        after: start.addingTimeInterval(-0.5), matching: parts, matchingPolicy: .nextTime)
    }
    return try? Date(text, strategy: .iso8601)
  }

  /// `H:MM` or `H:MM:SS`.
  private static func seconds(_ text: Substring, below hours: Int) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.dropFirst().allSatisfy({ $0.count == 2 }),
      parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers[0] < hours,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return Double(numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0))
  }
}
