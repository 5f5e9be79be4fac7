internal import CHarfBuzz

/// SF's stylistic sets, by the features of its substitute that draw the same.
///
/// Source: `CTFontCopyFeatures` of SF, as public articles print it: 1 straight-sided six and nine, 2 open four, 3 vertically
/// centered colon, 4 open currencies, 6 high legibility, 7 one-storey a, 9 calculator. High legibility has the sixes,
/// nines and fours of 1 and 2, a slashed zero, a tail below l and serifs at I. Open currencies and the calculator's
/// signs aren't drawn: the substitute has none.
enum SystemFeatures {
  static func features(_ asked: [FontFeature], for units: [UInt16]) -> [hb_feature_t] {
    asked.flatMap { feature -> [hb_feature_t] in
      let value: UInt32 = feature.isOn ? 1 : 0
      if feature.tag == "ss03" { return feature.isOn ? RaisedColons.all(in: units) : [] }
      return (substitutes[feature.tag] ?? (feature.isStylisticSet ? [] : [feature.tag]))
        .map { Shaper.feature($0, value) }
    }
  }

  /// Whether another form of a character is as wide as the usual one: a lifted colon is, and a digit of equal width
  /// unless it is drawn smaller.
  static func keepsAdvance(_ unit: UInt16, tabularDigits: Bool, _ asked: [FontFeature]) -> Bool {
    if unit == 0x3A { return true }
    return tabularDigits && unit.isDigit
      && !asked.contains { $0.isOn && smallDigits.contains($0.tag) }
  }

  private static let smallDigits: Set = ["sups", "subs", "sinf", "ordn", "frac", "numr", "dnom"]

  private static let substitutes: [String: [String]] = [
    "ss01": ["cv03", "cv04"], "ss02": ["cv02"],
    "ss06": ["cv02", "cv03", "cv04", "cv05", "cv08", "zero"], "ss07": ["cv11"],
  ]
}
