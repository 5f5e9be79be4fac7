import DisplayList
import Foundation

extension SVGDocument {
  func write(_ run: GlyphRun) {
    guard run.size > 0, !run.glyphs.isEmpty, let font = fonts.instance(run.face) else { return }
    if font.strike != nil { return writePictures(run, font) }
    if text != .outlines { return writeText(run, font) }
    writeOutlines(run, font)
  }

  func writeOutlines(_ run: GlyphRun, _ font: FontInstance) {
    if case .color(let color) = run.paint {
      writeUses(run, font, color)
    } else {
      writePath(run, font)
    }
  }

  /// Each glyph of each face is defined once, in font units, for all sizes and colours.
  private func writeUses(_ run: GlyphRun, _ font: FontInstance, _ color: RGBA) {
    guard color.alpha > 0 else { return }
    let unit = run.size / font.unitsPerEm
    var uses = ""
    for glyph in run.glyphs {
      guard let name = glyphName(glyph.id, font) else { continue }
      uses += "<use href=\"#\(name)\""
      if glyph.x != 0 { uses += " x=\"\(decimal(CGFloat(glyph.x) / unit, places: 1))\"" }
      if glyph.y != 0 { uses += " y=\"\(decimal(CGFloat(glyph.y) / unit, places: 1))\"" }
      uses += "/>"
    }
    guard !uses.isEmpty else { return }
    let map = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: run.origin.x, ty: run.origin.y)
    openAll()
    line("<g \(color.svg("fill", "fill-opacity")) transform=\"\(map.svg)\">\(uses)</g>")
  }

  /// - Returns: nil for glyphs without ink.
  private func glyphName(_ glyph: UInt32, _ font: FontInstance) -> String? {
    let outline = font.outline(glyph)
    guard outline.bounds != nil else { return nil }
    return definitions.name("g", key: "glyph \(font.number) \(glyph)", "<path") {
      " d=\"\(outline.pathData(.identity, places: 1))\"/>"
    }
  }

  /// One path in points, since a gradient's coordinates are in the space of what it fills.
  private func writePath(_ run: GlyphRun, _ font: FontInstance) {
    guard let box = run.reach, let ink = attributes(run.paint, "fill", box) else { return }
    let unit = run.size / font.unitsPerEm
    let data = run.glyphs.map { glyph in
      font.outline(glyph.id).pathData(
        CGAffineTransform(
          a: unit, b: 0, c: 0, d: unit, tx: run.origin.x + CGFloat(glyph.x),
          ty: run.origin.y + CGFloat(glyph.y)))
    }.joined()
    guard !data.isEmpty else { return }
    openAll()
    line("<path \(ink) d=\"\(data)\"/>")
  }

  /// Emoji are pictures in their font, and here too.
  private func writePictures(_ run: GlyphRun, _ font: FontInstance) {
    guard let strike = font.strike, strike > 0 else { return }
    let unit = run.size / strike
    let alpha = run.paint.uniformAlpha ?? 1
    var uses = ""
    for glyph in run.glyphs {
      guard let picture = font.bitmapGlyph(glyph.id) else { continue }
      let name = imageName(picture.bitmap, key: "emoji \(font.number) \(glyph.id)")
      let map = CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit,
        tx: run.origin.x + CGFloat(glyph.x) + CGFloat(picture.left) * unit,
        ty: run.origin.y + CGFloat(glyph.y) + CGFloat(picture.top) * unit)
      uses += "<use href=\"#\(name)\" transform=\"\(map.svg)\"/>"
    }
    guard !uses.isEmpty, alpha > 0 else { return }
    openAll()
    let fade = alpha < 1 ? " opacity=\"\(decimal(CGFloat(alpha)))\"" : ""
    if text == .outlines { return line("<g\(fade)>\(uses)</g>") }
    // The characters themselves lie over it unseen, to be selected and read.
    line("<g\(fade)><g aria-hidden=\"true\">\(uses)</g>\(unseenText(run))</g>")
  }
}
