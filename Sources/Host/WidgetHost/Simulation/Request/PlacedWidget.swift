/// A widget on the screen of a simulated day.
package struct PlacedWidget: Codable, Hashable, Sendable {
  package var kind: String
  /// Apple's name: `systemSmall`.
  package var family: String

  package init(kind: String, family: String) {
    self.kind = kind
    self.family = family
  }
}
