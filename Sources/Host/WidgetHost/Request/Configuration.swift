import AppIntents

/// Values for a widget's parameters, by name.
package struct Configuration: Hashable, Sendable, Codable {
  package var name: String
  package var values: [String: ConfiguredValue]
  /// Whether it is the one of this name that the widget's provider recommends.
  package var isRecommended: Bool
  package init(name: String, values: [String: ConfiguredValue], isRecommended: Bool = false) {
    self.name = name
    self.values = values
    self.isRecommended = isRecommended
  }
}
