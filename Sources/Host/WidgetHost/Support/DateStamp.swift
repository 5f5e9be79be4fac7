import Foundation

package enum DateStamp {
  /// `2026-01-09T09:41:00Z`, with milliseconds where there are any.
  package static func string(_ date: Date) -> String {
    let whole = date.timeIntervalSince1970 == date.timeIntervalSince1970.rounded()
    return date.formatted(
      Date.ISO8601FormatStyle(includingFractionalSeconds: !whole, timeZone: .gmt))
  }
}
