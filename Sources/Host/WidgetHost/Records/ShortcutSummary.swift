/// A shortcut that the product's AppShortcutsProvider has.
package struct ShortcutSummary: Codable, Sendable, Hashable {
  package var title: String
  package var intent: String
  /// The phrases, with the placeholders `${applicationName}` and `${parameter}`.
  package var phrases: [String]
  package var systemImageName: String?
}
