import CHarfBuzz
import DisplayList
import Foundation

/// A face at one place of its design space, ready to shape with. An em is `ShapingFace.em` units,
/// so that what is shaped once serves every size and every number of pixels a point.
final class ShapingFace {
  static let em: Double = 65536

  /// Counts the faces of one library; part of the key of what is shaped.
  let number: Int
  let ref: FontFaceRef
  /// nil where no font could be opened: widths are then estimated and nothing is drawn.
  let file: FontFile?
  let font: OpaquePointer?
  /// Points drawn for each point asked: a stand-in is scaled so that its capitals match SF's.
  let scale: Double
  /// Inter's letters are set at the widths of SF's.
  let isFitted: Bool
  /// Brings its own colours.
  let isColor: Bool
  /// Contextual forms such as code ligatures and arrows, which SF has not.
  let hasPlainContext: Bool

  init(
    number: Int, file: FontFile?, variations: [FontFace.Variation], slant: Double = 0,
    scale: Double = 1, isFitted: Bool = false, isColor: Bool = false,
    hasPlainContext: Bool = false, pointSize: Double? = nil
  ) {
    self.number = number
    self.file = file
    self.ref = FontFaceRef(
      FontFace(
        identifier: file?.identifier ?? "none", path: file?.path ?? "", index: file?.index ?? 0,
        variations: variations.sorted { $0.tag < $1.tag }, slant: slant))
    self.scale = scale
    self.isFitted = isFitted
    self.isColor = isColor
    self.hasPlainContext = hasPlainContext
    guard let file else {
      self.font = nil
      return
    }
    let font: OpaquePointer = hb_font_create(file.face)
    hb_font_set_scale(font, Int32(ShapingFace.em), Int32(ShapingFace.em))
    if let pointSize { hb_font_set_ptem(font, Float(pointSize)) }
    let settings = variations.map {
      hb_variation_t(tag: openTypeTag($0.tag), value: Float($0.value))
    }
    if !settings.isEmpty { hb_font_set_variations(font, settings, UInt32(settings.count)) }
    hb_font_make_immutable(font)
    self.font = font
  }

  deinit { if let font { hb_font_destroy(font) } }

  func has(_ scalar: UInt32) -> Bool { file?.has(scalar) ?? true }
}

/// Four letters as OpenType packs them; shorter ones are filled with spaces.
func openTypeTag(_ letters: String) -> hb_tag_t {
  var tag: UInt32 = 0
  var bytes = letters.utf8.makeIterator()
  for _ in 0..<4 { tag = tag << 8 | UInt32(bytes.next() ?? 0x20) }
  return tag
}
