/// The appearance for which an asset is chosen.
package struct AssetAppearance: Hashable, Sendable {
  package var isDark: Bool
  package var isHighContrast: Bool

  package init(isDark: Bool, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }
}
