/// A widget as its configuration describes it.
package struct WidgetSummary: Codable, Sendable, Hashable {
  package var kind: String
  package var displayName: String
  package var description: String
  /// Apple's names, in Apple's order; nil for all that a device has.
  package var supportedFamilies: [String]?
  package var parameters: [Parameter]
  /// Notes on the whole product, in the first of its widgets.
  package var notes: [String] = []

  package struct Parameter: Codable, Sendable, Hashable {
    package var name: String
    package var title: String
    package var type: String
    /// The source of the values that it can have, where that isn't its type: `the handler`.
    package var options: String?
    /// The values that Edit Widget offers; nil where it is any of the type.
    package var choices: [Choice]?
    /// The default, as a configuration file writes it; nil for none.
    package var defaultValue: String?
    /// The reason why its options aren't known.
    package var problem: String?
  }

  package struct Choice: Codable, Sendable, Hashable {
    /// The name in a configuration file.
    package var name: String
    package var title: String
  }

  /// The names of the configurations that the provider recommends.
  package var recommendations: [String] = []
  /// The mounting styles in visionOS, by Apple's names; nil for both.
  package var mountingStyles: [String]?
  /// The texture in visionOS, by Apple's name; nil for the system's.
  package var texture: String?
  /// The kinds of things that a bundle holds.
  package enum Surface: String, Codable, Sendable { case widget, liveActivity, control }
  package var surface = Surface.widget
  /// Names of the sample states that previews give; nil for a widget.
  package var states: [String]?
}
