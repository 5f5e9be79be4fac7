import DisplayList

/// The system colours of one design.
package struct SystemPalette: Sendable {
  /// A colour as 0xRRGGBB with an opacity, 0…1.
  struct Tone {
    var rgb: UInt32
    var alpha: Double = 1

    var rgba: RGBA { RGBA(hex: rgb, alpha: alpha) }
  }

  /// A colour in every appearance.
  struct Tones {
    var light: Tone
    var dark: Tone
    var highContrastLight: Tone
    var highContrastDark: Tone
  }

  /// Four values of each colour, in the order of its raw value.
  private var values: [RGBA]

  /// - Parameter tones: each colour's; clear where it has none.
  init(_ tones: [SystemColor: Tones]) {
    values = SystemColor.allCases.flatMap { color -> [RGBA] in
      guard let tones = tones[color] else { return Array(repeating: .clear, count: 4) }
      return [tones.light, tones.dark, tones.highContrastLight, tones.highContrastDark].map(\.rgba)
    }
  }

  package func rgba(_ color: SystemColor, isDark: Bool, isHighContrast: Bool) -> RGBA {
    values[color.rawValue * 4 + (isHighContrast ? 2 : 0) + (isDark ? 1 : 0)]
  }
}
