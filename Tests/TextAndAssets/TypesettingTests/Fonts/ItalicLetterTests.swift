import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// The two-storey a of the fitted italic: the upright's, so that its advance varies as that one's.
@Suite struct ItalicLetterTests {
  /// The advance of one character, units of 2048, before it is set at SF's.
  private func advance(_ text: String, _ weight: Double, _ opticalSize: Double) throws -> Double {
    let library = FontLibrary()
    let file = try #require(
      library.file("Inter-Italic-4.1-fitted"), "a pinned font is missing: run `make deps`")
    let face = library.face(
      of: file, weight: weight, width: 100, opticalSize: opticalSize, isItalic: true)
    let item = Shaper().shape(
      Array(text.utf16)[...], face: face, script: openTypeTag("Latn"), language: "en", options: [])
    try #require(item.glyphs.count == 1)
    return try Double(item.glyphs.element(0).advance) * 2048
  }

  /// Inter 4.1, the upright: the advance of `a` in `hmtx`, 1150, and its deltas in `HVAR`, as fontTools 4.60.1 reads them
  /// (VarStoreInstancer) at that weight and optical size. Shapers round to a unit.
  @Test(arguments: [
    (400.0, 14.0, 1150.0), (700, 14, 1188.88), (900, 14, 1222), (400, 32, 1060),
    (700, 32, 1132.36), (900, 32, 1194),
  ])
  func itsAdvanceVariesAsTheUprights(
    _ weight: Double, _ opticalSize: Double, _ units: Double
  ) throws {
    // With marks, in Cyrillic, and with marks that the italic makes otherwise than the upright.
    for letter in ["a", "á", "ậ", "ą", "а", "ӓ", "ǻ"] {
      #expect(try abs(advance(letter, weight, opticalSize) - units) < 0.6, "\(letter)")
    }
  }

  /// The same of U+0251 in Inter Italic 4.1, whose `hmtx` has 1257: a letter of one storey in both fonts.
  @Test(arguments: [
    (400.0, 14.0, 1257.0), (700, 14, 1292.10), (900, 14, 1322), (400, 32, 1158),
    (700, 32, 1220.10), (900, 32, 1273),
  ])
  func theLetterOfOneStoreyKeepsItsAdvance(
    _ weight: Double, _ opticalSize: Double, _ units: Double
  ) throws {
    #expect(try abs(advance("ɑ", weight, opticalSize) - units) < 0.6)
  }
}
