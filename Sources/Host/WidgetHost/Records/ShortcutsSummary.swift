/// The App Shortcuts of a product, and what is wrong with them.
package struct ShortcutsSummary: Codable, Sendable, Hashable {
  package var shortcuts: [ShortcutSummary] = []
  package var faults: [String] = []
  package init() {}
}
