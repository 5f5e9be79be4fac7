import DisplayList

/// What a system colour depends on.
package struct ColorLook: Hashable, Sendable {
  package var isDark: Bool
  package var isHighContrast: Bool
  /// The iOS whose look is drawn: 18, or 26 with its new colours.
  package var os: Int
  /// The labels and separators of a Mac.
  package var isMac: Bool

  package init(
    isDark: Bool = false, isHighContrast: Bool = false, os: Int = 26, isMac: Bool = false
  ) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.os = os
    self.isMac = isMac
  }
}

/// A colour that iOS chooses by the appearance.
package enum SystemColor: Int, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case placeholderText, separator, opaqueSeparator, link
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  package func rgba(_ look: ColorLook) -> RGBA {
    if look.isMac, let tones = SystemColorTable.mac(self) {
      return look.isDark
        ? RGBA(hex: 0xFFFFFF, alpha: tones.dark) : RGBA(hex: 0, alpha: tones.light)
    }
    return Self.table[
      rawValue * 8 + (look.os >= 26 ? 4 : 0) + (look.isHighContrast ? 2 : 0)
        + (look.isDark ? 1 : 0)]
  }

  private static let table: [RGBA] = allCases.flatMap { color in
    [18, 26].flatMap { os in
      [false, true].flatMap { high in
        [false, true].map { dark in
          color.found(ColorLook(isDark: dark, isHighContrast: high, os: os))
        }
      }
    }
  }

  private func found(_ look: ColorLook) -> RGBA {
    let row =
      (look.os >= 26 ? SystemColorTable.since26(self) : SystemColorTable.before26(self))
      ?? SystemColorTable.gray(self)
    if let row {
      let hex =
        look.isHighContrast
        ? (look.isDark ? row.highDark : row.highLight) : (look.isDark ? row.dark : row.light)
      return RGBA(hex: hex)
    }
    let tones = SystemColorTable.semantic(self)
    let index = (look.isDark ? 1 : 0) + (look.isHighContrast && tones.count > 2 ? 2 : 0)
    return RGBA(hex: tones[index].rgb, alpha: tones[index].alpha)
  }
}

extension RGBA {
  /// - Parameter hex: 0xRRGGBB.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255,
      alpha)
  }

  /// - Parameters: each 0…1; a hue of 1 is red again.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turned = (hue - hue.rounded(.down)) * 6
    func channel(_ n: Double) -> Double {
      let k = (n + turned).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(channel(5), channel(3), channel(1), alpha)
  }

  /// Hue, saturation and brightness, each 0…1.
  package var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue), low = min(red, green, blue), range = high - low
    guard range > 0 else { return (0, 0, high) }
    let sixth =
      high == red
      ? (green - blue) / range + (green < blue ? 6 : 0)
      : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return (sixth / 6, range / high, high)
  }
}
