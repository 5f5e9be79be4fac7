/// Small capitals made from capitals, for faces that bring none (Inter has none).
enum SmallCapitals {
  /// About SF's: a little over the height of an x.
  static let scale = 0.78

  /// Whether a letter is drawn as a small capital in a font.
  static func applies(to scalar: Unicode.Scalar, _ font: FontDescriptor) -> Bool {
    font.smallCaps && hasCapital(scalar)
      || font.capitalsAreSmall && scalar.value < 0xD800 && scalar.properties.isUppercase
  }

  /// Letters whose capital is one UTF-16 unit, as the letter is.
  private static func hasCapital(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value < 0xD800, scalar.properties.isLowercase else { return false }
    return scalar.properties.uppercaseMapping.utf16.count == 1
  }

  static func uppercase(_ units: ArraySlice<UInt16>) -> ArraySlice<UInt16> {
    ArraySlice(
      units.map { unit in
        guard let scalar = Unicode.Scalar(unit), hasCapital(scalar) else { return unit }
        return scalar.properties.uppercaseMapping.utf16.first ?? unit
      })
  }
}
