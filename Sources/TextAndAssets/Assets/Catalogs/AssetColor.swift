import DisplayList

/// The color that a color set gives for an appearance.
package enum AssetColor: Hashable, Sendable {
  case fixed(RGBA)
  /// The name of a color of the system, as catalogs hold it: `systemBlueColor`. Its components depend on the version
  /// of the system.
  case system(String)
}
