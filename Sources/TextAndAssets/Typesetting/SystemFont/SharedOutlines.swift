import Foundation

/// Characters that a typeface draws with the outline of one of ASCII's, and so sets as wide.
enum SharedOutlines {
  /// The index, from U+0020, of an ASCII character with the same outline: the character itself, a letter
  /// without its accents, or the one of the same shape; nil where there is none.
  static func index(of unit: UInt16) -> Int? {
    if (0x20...0x7E).contains(unit) { return Int(unit) - 0x20 }
    switch unit {
    case 0xA0: return 0
    case 0xB1, 0xC0...0x24F, 0x1E00...0x1EFF: return (alike[unit] ?? letter(of: unit)).map(row)
    case 0x391...0x458, 0x2212...0x2265: return (alike[unit] ?? relative(of: unit)).map(row)
    default: return nil
    }
  }

  private static func row(_ unit: UInt16) -> Int { Int(unit) - 0x20 }

  private static func letter(of unit: UInt16) -> UInt16? {
    guard let scalar = Unicode.Scalar(unit),
      let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.utf16.first,
      (0x20...0x7E).contains(base)
    else { return nil }
    return base
  }

  /// The ASCII character with the shape of an accented Greek or Cyrillic letter's base.
  private static func relative(of unit: UInt16) -> UInt16? {
    guard let scalar = Unicode.Scalar(unit),
      let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.utf16.first
    else { return nil }
    return alike[base]
  }

  /// Greek and Cyrillic letters of a Latin shape, Latin ones with a bar or without their dot, and the
  /// signs of arithmetic, all of which are as wide as `+`, as `×`, `<` and `=` are in SF. Inter, the
  /// substitute, has the same width for each two; SF was not measured.
  private static let alike: [UInt16: UInt16] = {
    let groups = [
      ("АВЕЅІЈКМНОРСТХ", "ABESIJKMHOPCTX"), ("аеорсухіјѕ", "aeopcyxijs"),
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"), ("øØđıłħŧ", "oOdilht"),
      ("±÷−≈≠≤≥", "+++++++"),
    ]
    var alike: [UInt16: UInt16] = [:]
    for (letters, shapes) in groups {
      for (letter, shape) in zip(letters.utf16, shapes.utf16) { alike[letter] = shape }
    }
    return alike
  }()
}
