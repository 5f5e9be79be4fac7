import DisplayList

/// A colour that a person chose for tinted widgets.
package struct Tint: Hashable, Sendable, Codable {
  /// Red, green and blue, two digits each: `FF9F0A`.
  package let hex: String

  /// - Parameter text: `FF9F0A` or `#ff9f0a`; nil for anything else.
  package init?(_ text: String) {
    let digits = (text.hasPrefix("#") ? String(text.dropFirst()) : text).uppercased()
    guard digits.utf8.count == 6, UInt32(digits, radix: 16) != nil,
      digits.allSatisfy({ $0.isHexDigit })
    else { return nil }
    hex = digits
  }

  private init(known hex: String) { self.hex = hex }

  /// The tint where none is chosen: iOS derives one from the wallpaper, a watch face brings its own. This is
  /// the system's blue on dark.
  package static let standard = Tint(known: "0A84FF")
  /// The tint of StandBy at night. Apple publishes that it is red, not which: this is the system's red on dark.
  package static let night = Tint(known: "FF453A")

  package var color: RGBA {
    let value = UInt32(hex, radix: 16) ?? 0
    func part(_ shift: UInt32) -> Double { Double((value >> shift) & 255) / 255 }
    return RGBA(part(16), part(8), part(0))
  }
}
