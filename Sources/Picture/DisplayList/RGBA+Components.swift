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
