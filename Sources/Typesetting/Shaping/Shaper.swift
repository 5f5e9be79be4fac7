import CHarfBuzz

/// Turns characters into glyphs, and remembers what it did.
final class Shaper {
  struct Options: OptionSet, Hashable {
    let rawValue: UInt8
    static let rightToLeft = Options(rawValue: 1)
    static let tabularDigits = Options(rawValue: 2)
    /// Spaced letters don't join into ligatures.
    static let noLigatures = Options(rawValue: 4)
  }

  private struct Key: Hashable {
    var face: Int
    var options: Options
    var script: UInt32
    var language: String
    var units: [UInt16]

    func hash(into hasher: inout Hasher) {
      hasher.combine(face)
      hasher.combine(script)
      units.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private var cache = RecentCache<Key, ShapedItem>(half: 4096)
  private let buffer: OpaquePointer = hb_buffer_create()

  deinit { hb_buffer_destroy(buffer) }

  /// - Parameter units: UTF-16 of one script and direction, no control characters.
  func shape(
    _ units: ArraySlice<UInt16>, face: ShapingFace, script: UInt32, language: String,
    options: Options
  ) -> ShapedItem {
    let key = Key(
      face: face.number, options: options, script: script, language: language,
      units: Array(units))
    if let known = cache[key] { return known }
    let item =
      face.font.map { font in
        shape(key.units, font: font, face: face, script: script, language: language, options)
      } ?? ShapedItem(glyphs: EstimatedWidths.glyphs(for: key.units))
    cache.insert(item, for: key)
    return item
  }

  private func shape(
    _ units: [UInt16], font: OpaquePointer, face: ShapingFace, script: UInt32, language: String,
    _ options: Options
  ) -> ShapedItem {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(
      buffer, options.contains(.rightToLeft) ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
    let features = Shaper.features(of: face, options)
    hb_shape(font, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return ShapedItem(glyphs: []) }
    let unit = Float(face.scale / ShapingFace.em)
    let glyphs = (0..<Int(count)).map { i in
      let cluster = Int32(infos[i].cluster)
      var glyph = ShapedItem.Glyph(
        id: infos[i].codepoint, cluster: cluster,
        advance: Float(positions[i].x_advance) * unit, dx: Float(positions[i].x_offset) * unit,
        dy: -Float(positions[i].y_offset) * unit)
      if face.isFitted, glyph.advance > 0 {
        // Half on each side, so that a letter stays in the middle of its room.
        let unit = units[Int(cluster)]
        let correction =
          options.contains(.tabularDigits) && (0x30...0x39).contains(unit)
          ? AdvanceFit.tabularDigitCorrection : AdvanceFit.correction(of: unit)
        glyph.advance += correction
        glyph.dx += correction / 2
      }
      return glyph
    }
    return ShapedItem(glyphs: glyphs)
  }

  private static func features(of face: ShapingFace, _ options: Options) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: String, _ value: UInt32) {
      features.append(
        hb_feature_t(tag: openTypeTag(tag), value: value, start: 0, end: UInt32.max))
    }
    if face.hasPlainContext { set("calt", 0) }
    if options.contains(.tabularDigits) { set("tnum", 1) }
    if options.contains(.noLigatures) {
      set("liga", 0)
      set("clig", 0)
    }
    return features
  }
}
