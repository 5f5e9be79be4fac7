import DisplayList
import Foundation

extension SVGDocument {
  /// A run as text. Where there is a glyph for each character, each is put at its own place and the
  /// font's own spacing doesn't count; else the whole is fitted to its width.
  func writeText(_ run: GlyphRun) {
    guard let box = run.reach, let ink = attributes(run.paint, "fill", box) else { return }
    let face = run.face.face
    let family = family(of: run.face, says: run.text, glyphs: run.glyphs.map(\.id))
    var attributes = "font-size=\"\(decimal(run.size))\""
    attributes += text == .embedded ? " font-family=\"\(family)\"" : named(run.face)
    let scalars = Array(run.text.unicodeScalars)
    let isSimple =
      !run.isRightToLeft && scalars.count == run.glyphs.count
      && scalars.allSatisfy { $0.value < 0x10000 }
    let isShifted = run.glyphs.contains { $0.y != 0 }
    // A slant leans around the baseline, so the run gets a space of its own.
    let leans = face.slant != 0
    let origin = leans ? .zero : run.origin
    if leans {
      let map = CGAffineTransform(
        a: 1, b: 0, c: CGFloat(-face.slant), d: 1, tx: run.origin.x, ty: run.origin.y)
      attributes += " transform=\"\(map.svg)\""
    }
    if isSimple {
      let xs = run.glyphs.map { decimal(origin.x + CGFloat($0.x)) }.joined(separator: " ")
      let ys = isShifted
        ? run.glyphs.map { decimal(origin.y + CGFloat($0.y)) }.joined(separator: " ")
        : decimal(origin.y)
      attributes += " x=\"\(xs)\" y=\"\(ys)\""
    } else {
      let start = run.isRightToLeft ? origin.x + run.width : origin.x
      attributes += " x=\"\(decimal(start))\" y=\"\(decimal(origin.y))\""
      attributes += run.isRightToLeft ? " direction=\"rtl\"" : ""
      if run.width > 0 { attributes += " textLength=\"\(decimal(run.width))\"" }
    }
    openAll()
    line("<text \(attributes) \(ink) xml:space=\"preserve\">\(escaped(run.text))</text>")
  }

  /// The family by its name, for viewers that have it.
  private func named(_ ref: FontFaceRef) -> String {
    let family = fonts.familyName(ref) ?? "sans-serif"
    var result = " font-family=\"\(escaped(family)), sans-serif\""
    let weight = ref.face.variations.first { $0.tag == "wght" }?.value ?? 400
    if weight != 400 { result += " font-weight=\"\(decimal(CGFloat(weight), places: 0))\"" }
    return result
  }
}
