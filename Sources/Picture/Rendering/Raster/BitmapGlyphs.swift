internal import CFreeType
internal import CPixels
import DisplayList
import Foundation

/// A colour glyph as its font has it, one size for all.
struct BitmapGlyph {
  var bitmap: Bitmap
  /// Pixels from the origin to the upper left, y down.
  var left: Int, top: Int
}

extension FontInstance {
  /// - Returns: nil where the glyph has no picture.
  func bitmapGlyph(_ glyph: UInt32) -> BitmapGlyph? {
    guard let face, strike != nil, FT_Load_Glyph(face, glyph, Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.pointee.glyph, let buffer = slot.pointee.bitmap.buffer,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue)
    else { return nil }
    let source = slot.pointee.bitmap
    let bitmap = Bitmap(width: Int(source.width), height: Int(source.rows))
    // FreeType's bytes are blue, green, red, alpha, premultiplied: cairo's words as they are.
    for y in 0..<bitmap.height {
      memcpy(
        bitmap.words + y * bitmap.width, buffer + y * Int(truncatingIfNeeded: source.pitch),
        bitmap.width * 4)
    }
    return BitmapGlyph(
      bitmap: bitmap, left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top))
  }
}

extension Rasterizer {
  /// Emoji: pictures scaled from the font's one size. The paint gives its alpha.
  func drawBitmaps(_ run: GlyphRun, _ font: FontInstance, _ state: DrawState) {
    guard let strike = font.strike, strike > 0 else { return }
    let unit = run.size / strike
    var part = state
    part.alpha *= CGFloat(run.paint.uniformAlpha ?? 1)
    for glyph in run.glyphs {
      guard let picture = picture(glyph.id, font) else { continue }
      let frame = CGRect(
        x: run.origin.x + CGFloat(glyph.x) + CGFloat(picture.left) * unit,
        y: run.origin.y + CGFloat(glyph.y) + CGFloat(picture.top) * unit,
        width: CGFloat(picture.bitmap.width) * unit, height: CGFloat(picture.bitmap.height) * unit)
      drawSampled(
        .glyph(font: font.number, glyph.id), picture.bitmap, source: nil, in: frame,
        sharpness: 1, tint: nil, part)
    }
  }

  private func picture(_ glyph: UInt32, _ font: FontInstance) -> BitmapGlyph? {
    let key = EmojiKey(font: font.number, glyph: glyph)
    if let known = emoji[key] { return known }
    guard let picture = font.bitmapGlyph(glyph) else { return nil }
    emoji.insert(picture, for: key, bytes: picture.bitmap.count * 4)
    return picture
  }
}

struct EmojiKey: Hashable {
  var font: Int
  var glyph: UInt32
}
