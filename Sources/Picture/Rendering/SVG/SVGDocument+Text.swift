import DisplayList
import Foundation

extension SVGDocument {
  func writeText(_ run: GlyphRun, _ font: FontInstance) {
    if text != .covered, run.hasGlyphPerCharacter { return writeCharacters(run) }
    if text == .named { return writeFitted(run) }
    // Which glyph belongs to which character isn't known here, so the glyphs are drawn and the
    // characters lie over them unseen, to be selected and read.
    openAll()
    line("<g aria-hidden=\"true\">")
    writeOutlines(run, font)
    line("</g>")
    line(unseenText(run))
  }

  /// Writes each character at its own position, so that the viewer's spacing and shaping don't matter.
  private func writeCharacters(_ run: GlyphRun) {
    guard let box = run.reach, let ink = attributes(run.paint, "fill", box) else { return }
    var all = "font-size=\"\(decimal(run.size))\""
    all += text == .embedded ? " font-family=\"\(faces.family(for: run))\"" : named(run.face)
    // A slant leans around the baseline, so the run gets a space of its own.
    let slant = text == .embedded ? run.face.face.slant : 0
    let origin = slant == 0 ? run.origin : .zero
    if slant != 0 {
      let lean = CGAffineTransform(
        a: 1, b: 0, c: CGFloat(-slant), d: 1, tx: run.origin.x, ty: run.origin.y)
      all += " transform=\"\(lean.svg)\""
    }
    let xs = run.glyphs.map { decimal(origin.x + CGFloat($0.x), places: 3) }
    var ys = run.glyphs.map { decimal(origin.y + CGFloat($0.y), places: 3) }
    if Set(ys).count == 1 { ys = [ys[0]] }
    all += " x=\"\(xs.joined(separator: " "))\" y=\"\(ys.joined(separator: " "))\""
    openAll()
    line("<text \(all) \(ink) xml:space=\"preserve\">\(escaped(run.text))</text>")
  }

  /// The whole run at its width, set by the viewer.
  private func writeFitted(_ run: GlyphRun) {
    guard let box = run.reach, let ink = attributes(run.paint, "fill", box) else { return }
    openAll()
    line(
      "<text font-size=\"\(decimal(run.size))\"\(named(run.face))\(place(run)) \(ink)"
        + " xml:space=\"preserve\">\(escaped(run.text))</text>")
  }

  /// Invisible text at the position of the run.
  func unseenText(_ run: GlyphRun) -> String {
    "<text font-size=\"\(decimal(run.size))\"\(place(run)) fill-opacity=\"0\""
      + " xml:space=\"preserve\">\(escaped(run.text))</text>"
  }

  private func place(_ run: GlyphRun) -> String {
    let start = run.isRightToLeft ? run.origin.x + run.width : run.origin.x
    var result = " x=\"\(decimal(start))\" y=\"\(decimal(run.origin.y))\""
    if run.isRightToLeft { result += " direction=\"rtl\"" }
    guard run.width > 0 else { return result }
    return result + " textLength=\"\(decimal(run.width))\" lengthAdjust=\"spacingAndGlyphs\""
  }

  /// The family by its own name, for viewers that have it.
  private func named(_ ref: FontFaceRef) -> String {
    let family = fonts.familyName(ref) ?? "sans-serif"
    var result = " font-family=\"\(escaped(family)), sans-serif\""
    let weight = ref.face.variations.first { $0.tag == "wght" }?.value ?? 400
    if weight != 400 { result += " font-weight=\"\(decimal(CGFloat(weight), places: 0))\"" }
    if ref.face.slant != 0 { result += " font-style=\"italic\"" }
    return result
  }
}

extension GlyphRun {
  /// Whether the run goes from left to right, has one glyph for each character, and has no character of two UTF-16
  /// units (SVG counts units).
  var hasGlyphPerCharacter: Bool {
    let scalars = text.unicodeScalars
    return !isRightToLeft && scalars.count == glyphs.count
      && scalars.allSatisfy { $0.value >= 0x20 && $0.value < 0xD800 }
  }
}
