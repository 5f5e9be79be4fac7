import CFreeType
import DisplayList
import Foundation
import TestSupport

@testable import Rendering

/// Text without a typesetter: a glyph for each character at the font's own advances.
struct SetText {
  private let store = FontStore()
  let face: FontFaceRef

  /// The pinned Inter that `make deps` puts into the project.
  static func inter(weight: Double = 400, slant: Double = 0) -> SetText {
    SetText(
      project("/.deps/fonts/Inter.ttf"), "Inter-4.1",
      [FontFace.Variation("opsz", 14), FontFace.Variation("wght", weight)], slant: slant)
  }

  /// The same with its ink where SF's is (`deps/glyph-fit.tsv`), as text is drawn.
  static func fitted(weight: Double, opticalSize: Double) -> SetText {
    SetText(
      project("/.deps/fonts/Inter-Fitted.ttf"), "Inter-4.1-fitted",
      [FontFace.Variation("opsz", opticalSize), FontFace.Variation("wght", weight)])
  }

  /// The same for the italic, as text of up to 17 points has it.
  static func fittedItalic(weight: Double) -> SetText {
    SetText(
      project("/.deps/fonts/Inter-Italic-Fitted.ttf"), "Inter-Italic-4.1-fitted",
      [FontFace.Variation("opsz", 14), FontFace.Variation("wght", weight)])
  }

  /// The font of the rounded design.
  static func rounded(weight: Double) -> SetText {
    SetText(
      project("/.deps/fonts/Nunito-Fitted.ttf"), "Nunito-3.602-fitted",
      [FontFace.Variation("wght", weight)])
  }

  static func emoji() -> SetText {
    SetText("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", "NotoColorEmoji", [])
  }

  static func project(_ path: String) -> String {
    Repository.root.path + path
  }

  init(_ path: String, _ name: String, _ variations: [FontFace.Variation], slant: Double = 0) {
    face = FontFaceRef(
      FontFace(identifier: name, path: path, variations: variations, slant: slant))
  }

  /// - Returns: nil where the font isn't there.
  func run(_ text: String, size: CGFloat, at origin: CGPoint, _ paint: Paint = .color(.black))
    -> GlyphRun?
  {
    guard let font = store.instance(face) else { return nil }
    var x: CGFloat = 0, glyphs: [GlyphRun.Glyph] = []
    for scalar in text.unicodeScalars {
      let id = FT_Get_Char_Index(font.face, FT_ULong(scalar.value))
      let flags = font.strike == nil ? Int32(FT_LOAD_NO_SCALE) : Int32(FT_LOAD_COLOR)
      guard FT_Load_Glyph(font.face, id, flags) == 0, let slot = font.face?.pointee.glyph else {
        return nil
      }
      glyphs.append(.init(id: id, x: Float(x), y: 0))
      let advance = CGFloat(slot.pointee.metrics.horiAdvance)
      x += font.strike.map { advance / 64 * size / $0 } ?? advance * size / font.unitsPerEm
    }
    return GlyphRun(
      face: face, size: size, origin: origin, glyphs: glyphs, width: x, text: text, paint: paint,
      isColor: font.strike != nil)
  }
}
