/// The language of a target's Swift files, by its build settings.
package struct SwiftSettings: Hashable, Sendable {
  /// As the compiler takes it: `4`, `4.2`, `5` or `6`.
  package var version: String
  /// Names that `#if` is to find set, without those that Xcode's SDK brings.
  package var conditions: [String]
  /// Whether declarations are the main actor's where nothing else is said.
  package var isMainActorByDefault: Bool
  package var upcomingFeatures: [String]
  package var experimentalFeatures: [String]
  /// The path of the header that Swift sees without an import; absolute.
  package var bridgingHeader: String?
}

extension SwiftSettings {
  /// A language version with nothing else said.
  package init(version: String) {
    self.init(
      version: version, conditions: [], isMainActorByDefault: false, upcomingFeatures: [],
      experimentalFeatures: [])
  }
}
