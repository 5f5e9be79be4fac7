/// How far SF moves on after each character, at one weight and optical size; tracking apart.
struct SystemAdvances {
  /// Of the characters from U+0020 to U+007E, ems.
  private let ascii: [Float]
  /// Of `…`, ems.
  private let ellipsis: Float
  /// Of each digit where they must be equally wide, ems.
  private let tabularDigit: Float
  private let kerning: SystemKerning

  /// - Parameters:
  ///   - weight: 100 … 900, as OpenType counts.
  ///   - size: points.
  init(weight: Double, size: Double, isItalic: Bool) {
    let weight = SystemWeight.onAxis(weight)
    let display = OpticalSize.display(at: size)
    let light = min(max((400 - weight) / 370, 0), 1)
    let bold = min(max((weight - 400) / 300, 0), 1)
    let black = min(max((weight - 700) / 300, 0), 1)
    /// What a weight has over another, as far as it is reached.
    func mixed(_ i: Int) -> Double {
      func at(_ text: [Int16], _ large: [Int16]) -> Double {
        Double(text[i]) + (Double(large[i]) - Double(text[i])) * display
      }
      let regular = at(Self.regularText, Self.regularDisplay)
      var value = regular
      if light > 0 { value += (at(Self.ultraLightText, Self.ultraLightDisplay) - regular) * light }
      if bold > 0 {
        let full = at(Self.boldText, Self.boldDisplay)
        value += (full - regular) * bold
        if black > 0 { value += (at(Self.blackText, Self.blackDisplay) - full) * black }
      }
      // How much wider the regular italic is goes for the others too: only it was measured.
      if isItalic { value += at(Self.italicText, Self.italicDisplay) - regular }
      return value / 4096
    }
    let ascii = (0..<Self.regularText.count).map { Float(mixed($0)) }
    self.ascii = ascii
    // Three stops set closer: 1648 of 2048 where a stop is 608, at 28 points 1211 where it is 439.
    ellipsis = ascii[0x2E - 0x20] * (0.9035 + 0.016 * Float(display))
    tabularDigit = ascii[0x30 - 0x20] * Self.tabularPerZero
    kerning = SystemKerning(bold: bold, display: display)
  }

  /// 2:20:13 in 13 points regular stands 8.33 points from digit to digit (home-assistant/iOS @d722d78,
  /// compactTrailingSnapshots.chronometerOverAnHour): a little more than SF's 0 is wide.
  private static let tabularPerZero: Float = 1.024

  /// Ems; nil for what was never measured. Letters with accents are as wide as without.
  func advance(of unit: UInt16, tabularDigits: Bool) -> Float? {
    if tabularDigits, (0x30...0x39).contains(unit) { return tabularDigit }
    if unit == 0x2026 { return ellipsis }
    guard let index = Self.index(of: unit) else { return nil }
    return ascii[index]
  }

  /// What is added between two characters, ems.
  func kerning(_ first: UInt16, _ second: UInt16) -> Float { kerning.ems(first, second) }

  /// Where a character stands in the tables; by its letter if it has an accent.
  static func index(of unit: UInt16) -> Int? {
    if (0x20...0x7E).contains(unit) { return Int(unit) - 0x20 }
    if unit == 0xA0 { return 0 }
    guard (0xC0...0x24F).contains(unit), let scalar = Unicode.Scalar(unit),
      let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.utf16.first,
      (0x20...0x7E).contains(base)
    else { return nil }
    return Int(base) - 0x20
  }
}
