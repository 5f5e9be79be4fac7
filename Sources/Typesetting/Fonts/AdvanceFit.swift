import Foundation

/// How far the letters of Inter stand from where SF's would, in ems of the size asked for. The
/// figures are fitted to texts that Apple set (`Tools/fit-advances`).
enum AdvanceFit {
  /// Added after every letter.
  static func spacing(size: Double, weight: Double) -> Double {
    (between(spacings, at: size) + spacingByWeight * (weight - 400) / 300) / 1000
  }

  /// SF's own tracking at a size, as Apple's Human Interface Guidelines list it.
  static func tracking(size: Double) -> Double { between(trackings, at: size) / 1000 }

  private static func between(_ bySize: [Double], at size: Double) -> Double {
    let place = min(max(size - 6, 0), Double(bySize.count - 1))
    let below = Int(place)
    let above = min(below + 1, bySize.count - 1)
    return bySize[below] + (bySize[above] - bySize[below]) * (place - Double(below))
  }

  /// Added to the advance of one character. Letters with accents go by their letter.
  static func correction(of unit: UInt16, tabularDigits: Bool) -> Float {
    if tabularDigits, (0x30...0x39).contains(unit) { return tabularDigitCorrection }
    if let own = correction(ofASCII: unit) { return own }
    guard (0xC0...0x24F).contains(unit), let scalar = Unicode.Scalar(unit),
      let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.utf16.first
    else { return 0 }
    return correction(ofASCII: base) ?? 0
  }

  /// The same for each digit where they must be equally wide.
  private static let tabularDigitCorrection: Float =
    (0x30...0x39).reduce(0) { $0 + (correction(ofASCII: $1) ?? 0) } / 10

  private static func correction(ofASCII unit: UInt16) -> Float? {
    let index = Int(unit) - 0x20
    return corrections.indices.contains(index) ? corrections[index] / 1000 : nil
  }
}
