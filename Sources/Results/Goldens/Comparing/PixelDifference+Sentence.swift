import DisplayList

extension PixelDifference {
  /// `1204 pixels differ (2.4 %), a channel by up to 34, the color by up to ΔE 12.3.`
  package var sentence: String {
    if let sizes { return sizes.sentence }
    let percent = share * 100
    let part = count > 0 && percent < 0.1 ? "under 0.1" : Self.tenths(percent)
    return "\(count == 1 ? "1 pixel differs" : "\(count) pixels differ") (\(part) %), "
      + "a channel by up to \(largest), the color by up to ΔE \(Self.tenths(deltaE))."
  }

  /// One decimal, a point whatever the locale.
  private static func tenths(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "?" }
    let tenths = Int(clamping: (value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension PixelDifference.Sizes {
  /// `The picture’s size changed from 474 × 474 to 510 × 510 pixels.`
  package var sentence: String {
    func pair(_ size: [Int]) -> String { size.map(String.init).joined(separator: " × ") }
    return "The picture’s size changed from \(pair(expected)) to \(pair(actual)) pixels."
  }
}
