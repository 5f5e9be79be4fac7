import Foundation
import WidgetHost

extension ValueReader {
  /// When the play begins: a date, or a day, which begins at midnight in the time zone. nil for what
  /// the clock says.
  func from(in zone: String) throws -> Date? {
    guard let text = try one("from") else { return nil }
    if let date = try? Date(text, strategy: .iso8601) { return date }
    let day = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: zone) ?? .gmt)
      .year().month().day()
    if let date = try? Date(text, strategy: day) { return date }
    throw UsageError(
      "--from wants a day or a date, as 2026-01-09 or 2026-01-09T09:41:00Z, not “\(text)”.")
  }

  func rules() throws -> SystemRules {
    guard let file = try one("rules") else { return SystemRules() }
    return try SystemRules(contentsOf: file)
  }
}
