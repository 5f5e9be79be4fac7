internal import CWOFF2
import DisplayList
import Foundation

/// Cuts fonts down to what a document uses and packs them as WOFF2.
final class FontEmbedder {
  /// HarfBuzz before 6.0 can't cut variable fonts; then text is drawn as outlines.
  static let isAvailable = cw_can_embed() != 0

  private struct Key: Hashable {
    var face: FontFace
    var glyphs: [UInt32: UInt32]
  }

  private var packed = BoundedCache<Key, String>(limit: 8 << 20)

  /// A `data:` URL; nil where the font can't be read.
  func url(_ entry: EmbeddedFaces.Entry) -> String? {
    let key = Key(face: entry.face, glyphs: entry.glyphs)
    if let known = packed[key] { return known }
    let characters = entry.glyphs.sorted { $0.key < $1.key }
      .map { cw_character(scalar: $0.key, glyph: $0.value) }
    let axes = entry.face.variations.map { axis in
      cw_axis(
        tag: axis.tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: Float(axis.value))
    }
    var size = 0
    guard
      let font = cw_embedded_font(
        entry.face.path, UInt32(max(entry.face.index, 0)), axes, axes.count, characters,
        characters.count, &size)
    else { return nil }
    defer { free(font) }
    let url =
      "data:font/woff2;base64,"
      + Data(bytes: font, count: size).base64EncodedString()
    packed.insert(url, for: key, bytes: url.utf8.count)
    return url
  }
}
