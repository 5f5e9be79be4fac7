import Foundation

/// A request for a new timeline and its outcome.
package struct ReloadRecord: Codable, Sendable {
  package var date: Date
  package var cause: ReloadCause
  package var verdict: ReloadVerdict
  /// The reloads on the budget after it.
  package var used: Int
  package var budget: Int
  /// Entries of the timeline that came; nil where none did.
  package var entries: Int?
  package var policy: TimelineRecord.Policy?
  /// The date for which the timeline asks for the next one; nil for never.
  package var next: Date?
  /// The reason why the provider gave none.
  package var failure: String?
  /// The pictures of an interaction until the timeline came, as indices of ``WidgetDay/pictures``.
  package var touched: [Int] = []
}
