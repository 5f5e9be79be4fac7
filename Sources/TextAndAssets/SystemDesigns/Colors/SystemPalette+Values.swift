/// The colours as figures.
///
/// Source: Apple's Human Interface Guidelines, "System colors" (values of 9 June 2025 for iOS 26, of
/// December 2022 before); grays likewise; labels, fills, separators and backgrounds are UIKit's values as
/// several public tables give them. The red, orange, yellow, green, blue, purple and pink of iOS 26
/// agree with pixels of reference pictures. No change of the semantic colours in iOS 26 is known.
extension SystemPalette {
  static let iOS18 = SystemPalette(shared.merging(tints18) { $1 })
  static let iOS26 = SystemPalette(shared.merging(tints26) { $1 })
  static let macOS15 = SystemPalette(
    shared.merging(tints18) { $1 }.merging(macTints18) { $1 }.merging(macLabels) { $1 })
  static let macOS26 = SystemPalette(
    shared.merging(tints26) { $1 }.merging(macLabels) { $1 })

  /// Light, dark, and both with increased contrast; opaque.
  private static func opaque(
    _ light: UInt32, _ dark: UInt32, _ highContrastLight: UInt32, _ highContrastDark: UInt32
  ) -> Tones {
    Tones(
      light: Tone(rgb: light), dark: Tone(rgb: dark),
      highContrastLight: Tone(rgb: highContrastLight), highContrastDark: Tone(rgb: highContrastDark)
    )
  }

  /// Light, dark, and both with increased contrast, each with its opacity.
  private static func tones(
    _ light: (UInt32, Double), _ dark: (UInt32, Double), _ highContrastLight: (UInt32, Double),
    _ highContrastDark: (UInt32, Double)
  ) -> Tones {
    func tone(_ pair: (UInt32, Double)) -> Tone { Tone(rgb: pair.0, alpha: pair.1) }
    return Tones(
      light: tone(light), dark: tone(dark), highContrastLight: tone(highContrastLight),
      highContrastDark: tone(highContrastDark))
  }

  /// Light and dark, the same with increased contrast, each with its opacity.
  private static func pair(_ light: (UInt32, Double), _ dark: (UInt32, Double)) -> Tones {
    tones(light, dark, light, dark)
  }

  /// Black in light and white in dark, of these opacities.
  private static func veil(_ light: Double, _ dark: Double) -> Tones {
    pair((0x000000, light), (0xFFFFFF, dark))
  }

  private static let tints18: [SystemColor: Tones] = [
    .red: opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    .orange: opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    .yellow: opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    .green: opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    .mint: opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2),
    .teal: opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    .cyan: opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    .blue: opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    .indigo: opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    .purple: opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    .pink: opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    .brown: opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
  ]

  private static let tints26: [SystemColor: Tones] = [
    .red: opaque(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
    .orange: opaque(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    .yellow: opaque(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
    .green: opaque(0x34C759, 0x30D158, 0x008932, 0x4AD968),
    .mint: opaque(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
    .teal: opaque(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    .cyan: opaque(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
    .blue: opaque(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    .indigo: opaque(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
    .purple: opaque(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    .pink: opaque(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
    .brown: opaque(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
  ]

  /// The tints that differ from iOS 18's on a Mac, as far as a picture shows them: the green of a ring in light and dark
  /// (delikat/ClaudeUsageWidget @a57a74b, claude-large). Orange is iOS's there.
  private static let macTints18: [SystemColor: Tones] = [
    .green: opaque(0x28CD41, 0x32D74B, 0x248A3D, 0x30DB5B)
  ]

  /// The labels and separators of macOS; the rest is as on iOS. Source: `NSColor.labelColor` is 216 of
  /// 255 in a picture of CodeEdit's segmented control (@cec6287); the others are AppKit's as public
  /// tables give them.
  private static let macLabels: [SystemColor: Tones] = [
    .label: veil(0.847, 0.847),
    .secondaryLabel: veil(0.498, 0.549),
    .tertiaryLabel: veil(0.259, 0.247),
    .quaternaryLabel: veil(0.098, 0.098),
    .separator: veil(0.098, 0.098),
    .placeholderText: veil(0.247, 0.247),
  ]

  /// The colours that all designs share.
  private static let shared: [SystemColor: Tones] = [
    .gray: opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    .gray2: opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    .gray3: opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    .gray4: opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    .gray5: opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    .gray6: opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    .label: tones((0x000000, 1), (0xFFFFFF, 1), (0x000000, 1), (0xFFFFFF, 1)),
    .secondaryLabel: tones((0x3C3C43, 0.6), (0xEBEBF5, 0.6), (0x3C3C43, 0.8), (0xEBEBF5, 0.7)),
    .tertiaryLabel: tones((0x3C3C43, 0.3), (0xEBEBF5, 0.3), (0x3C3C43, 0.7), (0xEBEBF5, 0.55)),
    .quaternaryLabel: tones((0x3C3C43, 0.18), (0xEBEBF5, 0.16), (0x3C3C43, 0.55), (0xEBEBF5, 0.4)),
    .quinaryLabel: tones((0x000000, 0.05), (0xFFFFFF, 0.05), (0x000000, 0.08), (0xFFFFFF, 0.08)),
    .fill: tones((0x787880, 0.2), (0x787880, 0.36), (0x787880, 0.28), (0x787880, 0.44)),
    .secondaryFill: tones((0x787880, 0.16), (0x787880, 0.32), (0x787880, 0.24), (0x787880, 0.4)),
    .tertiaryFill: tones((0x767680, 0.12), (0x767680, 0.24), (0x767680, 0.2), (0x767680, 0.32)),
    .quaternaryFill: tones((0x747480, 0.08), (0x747480, 0.18), (0x747480, 0.12), (0x747480, 0.26)),
    .placeholderText: pair((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    .separator: pair((0x3C3C43, 0.29), (0x545458, 0.6)),
    .opaqueSeparator: pair((0xC6C6C8, 1), (0x38383A, 1)),
    .link: pair((0x007AFF, 1), (0x0984FF, 1)),
    .background: pair((0xFFFFFF, 1), (0x000000, 1)),
    .secondaryBackground: tones((0xF2F2F7, 1), (0x1C1C1E, 1), (0xEBEBF0, 1), (0x242426, 1)),
    .tertiaryBackground: pair((0xFFFFFF, 1), (0x2C2C2E, 1)),
    .groupedBackground: pair((0xF2F2F7, 1), (0x000000, 1)),
    .secondaryGroupedBackground: pair((0xFFFFFF, 1), (0x1C1C1E, 1)),
    .tertiaryGroupedBackground: pair((0xF2F2F7, 1), (0x2C2C2E, 1)),
  ]
}
