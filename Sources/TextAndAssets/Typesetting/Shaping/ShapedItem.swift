/// Glyphs of one face, direction and script, in ems: what is cached. Nothing in it depends on the
/// size in points or on the pixels of a device, but for the optical size within the face.
final class ShapedItem {
  struct Glyph {
    var id: UInt32
    /// The UTF-16 offset, within the item, of the first unit of what it draws.
    var cluster: Int32
    /// Ems of the size asked for; the face's own scale is in it.
    var advance: Float
    /// Ems to the right of the pen, and below the baseline.
    var dx: Float, dy: Float
  }

  /// The glyphs from left to right, whatever the direction of the text.
  let glyphs: [Glyph]

  init(glyphs: [Glyph]) { self.glyphs = glyphs }

  /// The same glyphs, each in the middle of an advance of that many ems; those without an advance stay where they are.
  func spaced(_ advance: Double) -> ShapedItem {
    ShapedItem(
      glyphs: glyphs.map { glyph in
        guard glyph.advance > 0 else { return glyph }
        var glyph = glyph
        glyph.dx += (Float(advance) - glyph.advance) / 2
        glyph.advance = Float(advance)
        return glyph
      })
  }
}
