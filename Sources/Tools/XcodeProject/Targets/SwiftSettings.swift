/// The language of a target's Swift files, by its build settings.
package struct SwiftSettings: Hashable, Sendable {
  /// The language version, in the compiler's spelling: `4`, `4.2`, `5` or `6`.
  package var version: String
  /// The conditions that are set for `#if`, without those that Xcode's SDK sets.
  package var conditions: [String]
  /// Whether declarations are isolated to the main actor by default.
  package var isMainActorByDefault: Bool
  package var upcomingFeatures: [String]
  package var experimentalFeatures: [String]
  /// The path of the header that Swift sees without an import; absolute.
  package var bridgingHeader: String?
}

extension SwiftSettings {
  /// Settings with a language version, and defaults for the rest.
  package init(version: String) {
    self.init(
      version: version, conditions: [], isMainActorByDefault: false, upcomingFeatures: [],
      experimentalFeatures: [])
  }
}
