import Assets
import DisplayList
import SystemDesigns

extension AssetLibrary {
  /// A color set's color in an environment of these traits; nil where no catalog has the name, or it gives no color.
  package func color(named name: String, _ traits: ColorTraits) -> RGBA? {
    switch color(named: name, appearance: traits.assetAppearance) {
    case .fixed(let color): color
    case .system(let name): SystemColor(catalogName: name)?.rgba(traits)
    case nil: nil
    }
  }

  /// The reason why ``color(named:_:)`` has no color: a sentence for a diagnostic.
  package func reasonForMissingColor(named name: String, _ traits: ColorTraits) -> String {
    if case .system(let reference) = color(named: name, appearance: traits.assetAppearance) {
      return
        "the color set “\(name)” names “\(reference)”, which isn't known as a color of the system"
    }
    return reasonForMissingColor(named: name)
  }
}

extension ColorTraits {
  fileprivate var assetAppearance: AssetAppearance {
    AssetAppearance(isDark: isDark, isHighContrast: isHighContrast)
  }
}
