import FoundationExtras

/// The interactions and shortcuts that the widget's code donated, for the host to show.
package enum Donations {
  /// A donation that hasn't been deleted.
  package struct Record: Codable, Hashable, Sendable {
    /// The intent's class.
    package var intent: String
    /// The intent's values as `name: value`, in the order of their names.
    package var values: [String]
    package var identifier: String
    package var groupIdentifier: String?
    /// The widget that a relevant shortcut is for.
    package var widgetKind: String?
    /// The times at which a relevant shortcut is relevant: `2026-01-09T09:41:00Z–…`, `morning`.
    package var relevance: [String]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var interactions: [Record] = []
  nonisolated(unsafe) private static var shortcuts: [Record] = []

  static func record(_ interaction: INInteraction) {
    let record = Record(
      intent: String(describing: type(of: interaction.intent)),
      values: interaction.intent._values.lines, identifier: interaction.identifier,
      groupIdentifier: interaction.groupIdentifier, widgetKind: nil, relevance: [])
    lock.withLock { interactions.append(record) }
  }

  static func remove(where matches: (Record) -> Bool) {
    lock.withLock { interactions.removeAll(where: matches) }
  }

  /// Replaces the shortcuts set before.
  static func set(_ records: [Record]) { lock.withLock { shortcuts = records } }

  /// Interactions in the order of their donation, then the relevant shortcuts.
  package static var recorded: [Record] { lock.withLock { interactions + shortcuts } }
}
