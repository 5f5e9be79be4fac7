internal import CHarfBuzz
import DisplayList
import Foundation

/// A face at one position of its design space, ready to shape with. An em is `ShapingFace.em` units,
/// so that what is shaped once serves every size and every number of pixels per point.
final class ShapingFace {
  static let em: Double = 65536

  /// Counts the faces of one library; part of the key of what is shaped.
  let number: Int
  let ref: FontFaceRef
  /// The font's file; nil where no font could be opened: widths are then estimated and nothing is drawn.
  let file: FontFile?
  let font: OpaquePointer?
  private let traits: Traits
  /// SF's advances, for faces whose characters are set at them.
  let system: SystemAdvances?

  /// The adjustments of a face that is used in the place of another.
  struct Traits: Hashable {
    /// The factor of the font size, so that the substitute's capitals are as high as SF's (1443 of 2048).
    var scale = 1.0
    /// Ems added after every letter.
    var spacing = 0.0
    /// Whether its characters have SF's advances.
    var isSystem = false
    /// Whether it is used for SF's rounded design: dashes keep their own advances all the same, stops aren't kerned.
    var isRounded = false
    /// Whether its advances are SF Compact's.
    var isCompact = false
    /// Brings its own colours.
    var isColor = false
    /// Contextual forms are left out, such as arrows in code, which SF has not.
    var hasPlainContext = false
    /// The weights that have stems as heavy as the design's; nil where the face's own have.
    var weights: SubstituteFont.Weights?
    /// Whether its widths are those of ``SubstituteFont/widthPosition(of:)``.
    var isStretched = false
    /// A file of the user's own, which tracks by size where it knows how.
    var isOwn = false
    static let own = Traits(isOwn: true)
  }

  var scale: Double { traits.scale }
  var spacing: Double { traits.spacing }
  var isSystem: Bool { traits.isSystem }
  var isColor: Bool { traits.isColor }
  var hasPlainContext: Bool { traits.hasPlainContext }
  var isOwn: Bool { traits.isOwn }
  var isStretched: Bool { traits.isStretched }
  var isCompact: Bool { traits.isCompact }

  init(
    number: Int, file: FontFile?, variations: [FontFace.Variation], slant: Double = 0,
    traits: Traits = .init(), pointSize: Double? = nil, system: SystemAdvances? = nil
  ) {
    self.number = number
    self.file = file
    self.ref = FontFaceRef(
      FontFace(
        identifier: file?.identifier ?? "none", path: file?.path ?? "", index: file?.index ?? 0,
        variations: variations.sorted { $0.tag < $1.tag }, slant: slant))
    self.traits = traits
    self.system = system
    guard let file else {
      self.font = nil
      return
    }
    let font: OpaquePointer = hb_font_create(file.face)
    hb_font_set_scale(font, Int32(clamping: ShapingFace.em), Int32(clamping: ShapingFace.em))
    if let pointSize { hb_font_set_ptem(font, Float(pointSize)) }
    let settings = variations.map {
      hb_variation_t(tag: openTypeTag($0.tag), value: Float($0.value))
    }
    if !settings.isEmpty {
      hb_font_set_variations(font, settings, UInt32(clamping: settings.count))
    }
    hb_font_make_immutable(font)
    self.font = font
  }

  deinit { if let font { hb_font_destroy(font) } }

  /// The font's own, in ems.
  var metrics: (ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat)? {
    guard let font else { return nil }
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else { return nil }
    func ems(_ tag: hb_ot_metrics_tag_t, or fallback: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &value) != 0 else { return fallback }
      return CGFloat(value) / ShapingFace.em
    }
    let header = file?.horizontalHeader
    return (
      header?.ascent ?? CGFloat(extents.ascender) / ShapingFace.em,
      header?.descent ?? -CGFloat(extents.descender) / ShapingFace.em,
      ems(HB_OT_METRICS_TAG_CAP_HEIGHT, or: 0.7), ems(HB_OT_METRICS_TAG_X_HEIGHT, or: 0.5)
    )
  }

  /// SF's advance of a character, in ems of the requested size and without kerning; nil for a face with
  /// advances of its own.
  func systemAdvance(of unit: UInt16, tabularDigits: Bool) -> Float? {
    guard let system else { return nil }
    if beginsAtItsInk(unit) {
      return ownAdvance(of: unit).map { $0 + Self.roundedDashBearing }
    }
    if let known = system.advance(of: unit, tabularDigits: tabularDigits) { return known }
    return ownAdvance(of: unit).map { $0 + meanDifference }
  }

  /// The advance, in ems, of another form of a character, as a stylistic set has it. Such forms weren't measured: they
  /// have the substitute's own.
  ///
  /// - Parameter own: the glyph's own advance, ems.
  func alternateAdvance(own: Float) -> Float { own + meanDifference }

  /// Whether a character's ink begins where its advance does: rounded dashes' does (home-assistant/iOS @d722d78,
  /// energyWidget without data).
  func beginsAtItsInk(_ unit: UInt16) -> Bool {
    traits.isRounded && (0x2013...0x2014).contains(unit)
  }

  /// Ems added to a rounded dash: its ink is an em, and `kWh` begins 11 pixels after it at 20 points, three a point, in
  /// energyWidget without data (home-assistant/iOS @d722d78), where a stack's spacing and the bearing of k take 9; the
  /// second figure begins 2 pixels farther than with a dash of 61.
  private static let roundedDashBearing: Float = 0.04

  /// SF's kerning of two characters, ems. Rounded stops have none: without it `48,6` and `12,2` at 20 points bold take the
  /// 46 and 41 points that they have in energyWidget of the same, to a pixel.
  func kerning(_ first: UInt16, _ second: UInt16) -> Float {
    if traits.isRounded, [0x2C, 0x2E].contains(first) || [0x2C, 0x2E].contains(second) {
      return 0
    }
    return system?.kerning(first, second) ?? 0
  }

  /// The mean difference of SF's small letters and the face's, for characters that weren't measured.
  private lazy var meanDifference: Float = {
    let letters: ClosedRange<UInt16> = 0x61...0x7A
    let sum = letters.reduce(Float(0)) { sum, unit in
      sum + (system?.advance(of: unit, tabularDigits: false) ?? 0) - (ownAdvance(of: unit) ?? 0)
    }
    return sum / Float(letters.count)
  }()

  private func ownAdvance(of unit: UInt16) -> Float? {
    var glyph: hb_codepoint_t = 0
    guard let font, hb_font_get_nominal_glyph(font, UInt32(unit), &glyph) != 0 else { return nil }
    return Float(hb_font_get_glyph_h_advance(font, glyph)) * Float(scale / ShapingFace.em)
  }

  func has(_ scalar: UInt32) -> Bool { file?.has(scalar) ?? true }

  /// Whether it draws all printable characters of ASCII.
  var hasASCII: Bool { file?.hasASCII ?? true }
}

/// Four letters as OpenType packs them; shorter ones are filled with spaces.
func openTypeTag(_ letters: String) -> hb_tag_t {
  var tag: UInt32 = 0
  var bytes = letters.utf8.makeIterator()
  for _ in 0..<4 { tag = tag << 8 | UInt32(bytes.next() ?? 0x20) }
  return tag
}
