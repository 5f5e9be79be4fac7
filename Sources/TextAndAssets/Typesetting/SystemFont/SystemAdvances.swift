/// The advances of SF's characters at one weight and optical size, without tracking.
struct SystemAdvances {
  /// The advances of the characters from U+0020 to U+007E and of ``beyondASCII``, in ems.
  private let table: [Float]
  /// The kerning; nil for a font without any.
  private let kerning: SystemKerning?

  /// - Parameters:
  ///   - weight: 100 … 900, as OpenType counts.
  ///   - size: points.
  ///   - isCompact: SF Compact's, see ``CompactAdvances``.
  init(
    weight: Double, size: Double, isItalic: Bool, isKerned: Bool = true, isCompact: Bool = false
  ) {
    let weight = SystemWeight.onAxis(weight)
    let display = isCompact ? 0 : OpticalSize.display(at: size)
    let light = min(max((400 - weight) / 370, 0), 1)
    let bold = min(max((weight - 400) / 300, 0), 1)
    let black = min(max((weight - 700) / 300, 0), 1)
    /// The advance at this weight, interpolated between the weights of the tables.
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
      if isCompact {
        value += Self.compactDifferences[i]
        if CompactAdvances.isDisplay(at: size) { value += CompactAdvances.displayDifference }
      }
      return value / 4096
    }
    table = (0..<Self.regularText.count).map { Float(mixed($0)) }
    kerning = isKerned ? SystemKerning(bold: bold, display: display) : nil
  }

  /// Ems; nil for what was never measured. Letters with accents are as wide as without.
  func advance(of unit: UInt16, tabularDigits: Bool) -> Float? {
    // As wide as the signs of arithmetic, which a column of figures has beside them; 0 itself is wider in bold.
    // 40% at 17 points semibold has 109 pixels of ink at @3x, and 2:20:13 at 13 points regular 46 points
    // (home-assistant/iOS @d722d78, liveActivity and compact island).
    if tabularDigits, unit.isDigit { return table[0x2B - 0x20] }
    if let index = SharedOutlines.index(of: unit) { return table[index] }
    if let index = Self.beyondASCIIIndex(of: unit) { return table[index] }
    // The narrow spaces stand so in `9:00 AM – 10:00 AM · Calendar 2` (home-assistant/iOS @d722d78,
    // calendarWidget), at 11 points.
    return unit == 0x202F || unit == 0x2009 ? table[0] / 2 : nil
  }

  /// The kerning of two characters, in ems.
  func kerning(_ first: UInt16, _ second: UInt16) -> Float {
    kerning?.ems(first, second) ?? 0
  }

  /// The differences of ``CompactAdvances`` in the order of the tables.
  private static let compactDifferences: [Double] =
    (0..<95).map { CompactAdvances.difference(of: UInt16($0) + 0x20) }
    + beyondASCII.map { CompactAdvances.difference(of: $0) }

  /// The index of a character beyond ASCII in the tables. An opening quotation mark is as wide as
  /// the closing one.
  private static func beyondASCIIIndex(of unit: UInt16) -> Int? {
    let asked: UInt16
    switch unit {
    case 0x2018, 0x201C: asked = unit + 1
    case 0x2039: asked = 0x203A
    default: asked = unit
    }
    return beyondASCII.firstIndex(of: asked).map { $0 + 95 }
  }
}
