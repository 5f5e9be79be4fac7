internal import CHarfBuzz

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
    var features: [FontFeature]
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

  /// - Parameters:
  ///   - units: UTF-16 of one script and direction, no control characters.
  ///   - features: those that the text asks for by their tags.
  func shape(
    _ units: ArraySlice<UInt16>, face: ShapingFace, script: UInt32, language: String,
    options: Options, features: [FontFeature] = []
  ) -> ShapedItem {
    if face.isSystem,
      let item = shapeWords(units, face, script, language, options, features)
    {
      return item
    }
    return shapeWhole(units, face, script, language, options, features)
  }

  /// Word by word, so that what is new in a text is all that costs. The faces kern no letter with a
  /// space, which makes this the same as shaping the whole; only ASCII is sure to be so. What SF kerns
  /// with a space (stops in large sizes) is added here.
  private func shapeWords(
    _ units: ArraySlice<UInt16>, _ face: ShapingFace, _ script: UInt32, _ language: String,
    _ options: Options, _ features: [FontFeature]
  ) -> ShapedItem? {
    guard !options.contains(.rightToLeft), units.contains(0x20),
      units.allSatisfy({ $0 < 0x80 })
    else { return nil }
    var glyphs: [ShapedItem.Glyph] = []
    glyphs.reserveCapacity(units.count)
    var start = units.startIndex
    while start < units.endIndex {
      var end = start + 1
      if units[start] != 0x20 { while end < units.endIndex, units[end] != 0x20 { end += 1 } }
      let offset = Int32(clamping: start - units.startIndex)
      let word = shapeWhole(units[start..<end], face, script, language, options, features)
      for var glyph in word.glyphs {
        glyph.cluster += offset
        glyphs.append(glyph)
      }
      if end < units.endIndex, units[end] == 0x20, !glyphs.isEmpty {
        glyphs[glyphs.count - 1].advance += face.kerning(units[end - 1], 0x20)
      }
      start = end
    }
    return ShapedItem(glyphs: glyphs)
  }

  private func shapeWhole(
    _ units: ArraySlice<UInt16>, _ face: ShapingFace, _ script: UInt32, _ language: String,
    _ options: Options, _ features: [FontFeature]
  ) -> ShapedItem {
    let key = Key(
      face: face.number, options: options, script: script, language: language,
      features: features, units: Array(units))
    if let known = cache[key] { return known }
    let item =
      face.font.map { font in
        shape(key, font: font, face: face)
      } ?? ShapedItem(glyphs: EstimatedWidths.glyphs(for: key.units))
    cache.insert(item, for: key)
    return item
  }

  private func shape(_ key: Key, font: OpaquePointer, face: ShapingFace) -> ShapedItem {
    let (units, script, options) = (key.units, key.script, key.options)
    // Before the buffer, which it uses as well, is filled.
    let usual = face.system == nil || key.features.isEmpty ? nil : usualGlyphs(for: key, face)
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(
      buffer, options.contains(.rightToLeft) ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_language(buffer, hb_language_from_string(key.language, -1))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_buffer_add_utf16(
      buffer, units, Int32(clamping: units.count), 0, Int32(clamping: units.count))
    var features = features(of: face, options)
    if Shaper.fullWidth.contains(script) { features.append(Shaper.feature("kern", 0)) }
    if face.isSystem {
      features += RaisedColons.features(for: units)
      features += SystemFeatures.features(key.features, for: units)
    } else {
      // Substitutes have other forms than Apple's fonts at a number; own files have those that are asked for.
      features += key.features.lazy.filter { face.isOwn || !$0.isStylisticSet }
        .map { Shaper.feature($0.tag, $0.isOn ? 1 : 0) }
    }
    hb_shape(font, buffer, features, UInt32(clamping: features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return ShapedItem(glyphs: []) }
    let unit = Float(face.scale / ShapingFace.em)
    let tabular = options.contains(.tabularDigits)
    let glyphs = (0..<Int(count)).map { i in
      let cluster = Int32(clamping: infos[i].cluster)
      var glyph = ShapedItem.Glyph(
        id: infos[i].codepoint, cluster: cluster,
        advance: Float(positions[i].x_advance) * unit, dx: Float(positions[i].x_offset) * unit,
        dy: -Float(positions[i].y_offset) * unit)
      if face.isStretched, RaisedColons.isRaised(Int(cluster), in: units) {
        glyph.dy -= SubstituteFont.stretchedColonLift
      }
      guard face.system != nil, glyph.advance > 0 else { return glyph }
      let unit = units[Int(cluster)]
      if let usual, usual[cluster]?.contains(glyph.id) != true,
        !SystemFeatures.keepsAdvance(unit, tabularDigits: tabular, key.features)
      {
        glyph.advance = face.alternateAdvance(own: glyph.advance)
      } else if let wanted = face.systemAdvance(of: unit, tabularDigits: tabular) {
        // Half on each side, so that a letter stays in the middle of its advance.
        if !face.beginsAtItsInk(unit) { glyph.dx += (wanted - glyph.advance) / 2 }
        glyph.advance = wanted
      }
      if i + 1 < Int(count), infos[i + 1].cluster > infos[i].cluster {
        let second = units[Int(infos[i + 1].cluster)]
        // Digits of equal width have no kerning.
        if !tabular || !unit.isDigit && !second.isDigit {
          glyph.advance += face.kerning(unit, second)
        }
      }
      return glyph
    }
    return ShapedItem(glyphs: glyphs)
  }

  /// The glyphs, by cluster, that a text has without the features that it asks for.
  private func usualGlyphs(for key: Key, _ face: ShapingFace) -> [Int32: [UInt32]] {
    shapeWhole(key.units[...], face, key.script, key.language, key.options, []).glyphs
      .reduce(into: [:]) { $0[$1.cluster, default: []].append($1.id) }
  }

  private func features(of face: ShapingFace, _ options: Options) -> [hb_feature_t] {
    if face.isSystem {
      return Shaper.systemFeatures[options.subtracting(face.system == nil ? [] : .tabularDigits)]
    }
    return face.hasPlainContext ? Shaper.plainFeatures[options] : Shaper.allFeatures[options]
  }

  /// Scripts whose characters are an em wide, as Apple sets them; the kerning of Noto's kana is for
  /// texts that are set closer.
  private static let fullWidth: Set<UInt32> = [
    HB_SCRIPT_HAN.rawValue, HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue,
    HB_SCRIPT_BOPOMOFO.rawValue,
  ]

  /// Pairs are kerned as SF kerns them, not as the substitute does. SF's digits of equal width have the shapes of its
  /// others, the 1 no foot (2:20:13 in compactTrailingSnapshots of home-assistant/iOS @d722d78): only the advances change,
  /// which are SF's anyway, where they are known. SF has no ligatures of Latin letters; Nunito joins f and i.
  private static let systemFeatures = FeatureTable(["calt", "kern", "liga", "clig"])
  /// SF Mono's zero has a stroke through it, JetBrains Mono's a dot (lunij/netbob @1ccfa16, ListViewTests: 00:00:00.000 at 10
  /// points).
  private static let plainFeatures = FeatureTable(["calt"], on: ["zero"])
  private static let allFeatures = FeatureTable([])

  /// The features for every set of options, made once.
  private struct FeatureTable {
    private let rows: [[hb_feature_t]]

    init(_ off: [String], on: [String] = []) {
      rows = (0..<8).map { (options: UInt8) in
        let options = Options(rawValue: options)
        var features = off.map { Shaper.feature($0, 0) } + on.map { Shaper.feature($0, 1) }
        if options.contains(.tabularDigits) { features.append(Shaper.feature("tnum", 1)) }
        if options.contains(.noLigatures) {
          features += [Shaper.feature("liga", 0), Shaper.feature("clig", 0)]
        }
        return features
      }
    }

    subscript(options: Options) -> [hb_feature_t] { rows[Int(options.rawValue)] }
  }

  static func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: openTypeTag(tag), value: value, start: 0, end: UInt32.max)
  }
}
