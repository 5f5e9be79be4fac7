/// The colours of iOS as figures; each in light, dark, and both with increased contrast.
///
/// Source: Apple's Human Interface Guidelines, "System colors" (values of 9 June 2025 for iOS 26, of
/// December 2022 before); grays likewise; labels, fills, separators and backgrounds are UIKit's values as
/// several public tables give them. The red, orange, yellow, green, blue, purple and pink of iOS 26
/// agree with pixels of reference pictures. No change of the semantic colours in iOS 26 is known.
enum SystemColorTable {
  typealias Row = (light: UInt32, dark: UInt32, highLight: UInt32, highDark: UInt32)

  static func before26(_ color: SystemColor) -> Row? {
    switch color {
    case .red: (0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: (0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: (0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: (0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: (0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: (0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue: (0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: (0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: (0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: (0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: (0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    default: nil
    }
  }

  static func since26(_ color: SystemColor) -> Row? {
    switch color {
    case .red: (0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .orange: (0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .yellow: (0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .green: (0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .mint: (0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .teal: (0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .cyan: (0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .blue: (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .indigo: (0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .purple: (0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .pink: (0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .brown: (0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    default: nil
    }
  }

  static func gray(_ color: SystemColor) -> Row? {
    switch color {
    case .gray: (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .gray2: (0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .gray3: (0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .gray4: (0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .gray5: (0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .gray6: (0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    default: nil
    }
  }

  typealias Tone = (rgb: UInt32, alpha: Double)

  /// The opacity of the black, in dark of the white, that macOS draws labels and separators in; nil for
  /// what is as on iOS. Source: `NSColor.labelColor` is 216 of 255 in a picture of CodeEdit's segmented
  /// control (@cec6287); the others are AppKit's as public tables give them.
  static func mac(_ color: SystemColor) -> (light: Double, dark: Double)? {
    switch color {
    case .label: (0.847, 0.847)
    case .secondaryLabel: (0.498, 0.549)
    case .tertiaryLabel: (0.259, 0.247)
    case .quaternaryLabel: (0.098, 0.098)
    case .separator: (0.098, 0.098)
    case .placeholderText: (0.247, 0.247)
    default: nil
    }
  }

  /// Light, dark, and where they differ the two with increased contrast.
  static func semantic(_ color: SystemColor) -> [Tone] {
    switch color {
    case .label: [(0x000000, 1), (0xFFFFFF, 1), (0x000000, 1), (0xFFFFFF, 1)]
    case .secondaryLabel: [(0x3C3C43, 0.6), (0xEBEBF5, 0.6), (0x3C3C43, 0.8), (0xEBEBF5, 0.7)]
    case .tertiaryLabel: [(0x3C3C43, 0.3), (0xEBEBF5, 0.3), (0x3C3C43, 0.7), (0xEBEBF5, 0.55)]
    case .quaternaryLabel: [(0x3C3C43, 0.18), (0xEBEBF5, 0.16), (0x3C3C43, 0.55), (0xEBEBF5, 0.4)]
    case .quinaryLabel: [(0x000000, 0.05), (0xFFFFFF, 0.05), (0x000000, 0.08), (0xFFFFFF, 0.08)]
    case .fill: [(0x787880, 0.2), (0x787880, 0.36), (0x787880, 0.28), (0x787880, 0.44)]
    case .secondaryFill: [(0x787880, 0.16), (0x787880, 0.32), (0x787880, 0.24), (0x787880, 0.4)]
    case .tertiaryFill: [(0x767680, 0.12), (0x767680, 0.24), (0x767680, 0.2), (0x767680, 0.32)]
    case .quaternaryFill: [(0x747480, 0.08), (0x747480, 0.18), (0x747480, 0.12), (0x747480, 0.26)]
    case .placeholderText: [(0x3C3C43, 0.3), (0xEBEBF5, 0.3)]
    case .separator: [(0x3C3C43, 0.29), (0x545458, 0.6)]
    case .opaqueSeparator: [(0xC6C6C8, 1), (0x38383A, 1)]
    case .link: [(0x007AFF, 1), (0x0984FF, 1)]
    case .background: [(0xFFFFFF, 1), (0x000000, 1)]
    case .secondaryBackground: [(0xF2F2F7, 1), (0x1C1C1E, 1), (0xEBEBF0, 1), (0x242426, 1)]
    case .tertiaryBackground: [(0xFFFFFF, 1), (0x2C2C2E, 1)]
    case .groupedBackground: [(0xF2F2F7, 1), (0x000000, 1)]
    case .secondaryGroupedBackground: [(0xFFFFFF, 1), (0x1C1C1E, 1)]
    case .tertiaryGroupedBackground: [(0xF2F2F7, 1), (0x2C2C2E, 1)]
    default: []
    }
  }
}
