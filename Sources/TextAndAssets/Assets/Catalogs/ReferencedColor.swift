import DisplayList
import Foundation

/// The system's colours that a colour set can name instead of giving components.
///
/// Values of iOS 26: Apple's Human Interface Guidelines, Color, of June 2025; labels, fills and
/// backgrounds as UIKit gave them on iOS 18.
enum ReferencedColor {
  static func color(named name: String, isDark: Bool) -> RGBA? {
    values[name].map { rgba(isDark ? $0.dark : $0.light) }
  }

  private static func rgba(_ value: UInt32) -> RGBA {
    func component(_ shift: UInt32) -> Double { Double((value >> shift) & 0xFF) / 255 }
    return RGBA(component(24), component(16), component(8), component(0))
  }

  private static let values: [String: (light: UInt32, dark: UInt32)] = [
    "labelColor": (0x000000FF, 0xFFFFFFFF),
    "linkColor": (0x007AFFFF, 0x0984FFFF),
    "opaqueSeparatorColor": (0xC6C6C8FF, 0x38383AFF),
    "placeholderTextColor": (0x3C3C434C, 0xEBEBF54C),
    "quaternaryLabelColor": (0x3C3C432E, 0xEBEBF529),
    "quaternarySystemFillColor": (0x74748014, 0x7474802E),
    "secondaryLabelColor": (0x3C3C4399, 0xEBEBF599),
    "secondarySystemBackgroundColor": (0xF2F2F7FF, 0x1C1C1EFF),
    "secondarySystemFillColor": (0x78788029, 0x78788052),
    "secondarySystemGroupedBackgroundColor": (0xFFFFFFFF, 0x1C1C1EFF),
    "separatorColor": (0x3C3C434A, 0x54545899),
    "systemBackgroundColor": (0xFFFFFFFF, 0x000000FF),
    "systemBlueColor": (0x0088FFFF, 0x0091FFFF),
    "systemBrownColor": (0xAC7F5EFF, 0xB78A66FF),
    "systemCyanColor": (0x00C0E8FF, 0x3CD3FEFF),
    "systemFillColor": (0x78788033, 0x7878805C),
    "systemGray2Color": (0xAEAEB2FF, 0x636366FF),
    "systemGray3Color": (0xC7C7CCFF, 0x48484AFF),
    "systemGray4Color": (0xD1D1D6FF, 0x3A3A3CFF),
    "systemGray5Color": (0xE5E5EAFF, 0x2C2C2EFF),
    "systemGray6Color": (0xF2F2F7FF, 0x1C1C1EFF),
    "systemGrayColor": (0x8E8E93FF, 0x8E8E93FF),
    "systemGreenColor": (0x34C759FF, 0x30D158FF),
    "systemGroupedBackgroundColor": (0xF2F2F7FF, 0x000000FF),
    "systemIndigoColor": (0x6155F5FF, 0x6D7CFFFF),
    "systemMintColor": (0x00C8B3FF, 0x00DAC3FF),
    "systemOrangeColor": (0xFF8D28FF, 0xFF9230FF),
    "systemPinkColor": (0xFF2D55FF, 0xFF375FFF),
    "systemPurpleColor": (0xCB30E0FF, 0xDB34F2FF),
    "systemRedColor": (0xFF383CFF, 0xFF4245FF),
    "systemTealColor": (0x00C3D0FF, 0x00D2E0FF),
    "systemYellowColor": (0xFFCC00FF, 0xFFD600FF),
    "tertiaryLabelColor": (0x3C3C434C, 0xEBEBF54C),
    "tertiarySystemBackgroundColor": (0xFFFFFFFF, 0x2C2C2EFF),
    "tertiarySystemFillColor": (0x7676801F, 0x7676803D),
    "tertiarySystemGroupedBackgroundColor": (0xF2F2F7FF, 0x2C2C2EFF),
  ]
}
