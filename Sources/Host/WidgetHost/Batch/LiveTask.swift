import Foundation

/// The part of a batch that only a live page asks for: one moment, and a process that goes on.
package struct LiveTask: Codable, Sendable {
  /// The date whose entry of the timeline is drawn, as it is on screen then; nil for every entry.
  package var date: Date?
  /// Whether the process goes on with what its earlier tasks stored: an intent of a button's, for example.
  package var continues: Bool

  /// A JSON object with values that the entry's stored properties get before it is drawn; nil for the provider's own.
  package var entry: String?

  package init(date: Date? = nil, continues: Bool = false, entry: String? = nil) {
    self.date = date
    self.continues = continues
    self.entry = entry
  }

  /// Removes what earlier tasks of the process stored, unless this one goes on with it.
  @MainActor
  func begin() throws {
    if !continues { try AppGroupFixture.clear(NSHomeDirectory()) }
  }
}
