import DisplayList

/// The traits of an environment on which a system colour depends.
package struct ColorTraits: Hashable, Sendable {
  package var isDark: Bool
  package var isHighContrast: Bool
  package var design: SystemDesign

  package init(
    isDark: Bool = false, isHighContrast: Bool = false, design: SystemDesign = .standard
  ) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.design = design
  }
}

extension SystemColor {
  package func rgba(_ traits: ColorTraits) -> RGBA {
    traits.design.colors.rgba(
      self, isDark: traits.isDark, isHighContrast: traits.isHighContrast)
  }
}
