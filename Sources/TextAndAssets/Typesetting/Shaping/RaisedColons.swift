internal import CHarfBuzz

/// SF lifts a colon between digits to the middle of their height, as in 9:41; the substitutes do so
/// with the feature for forms that go with capitals.
enum RaisedColons {
  static func features(for units: [UInt16]) -> [hb_feature_t] {
    units.indices.filter { isRaised($0, in: units) }.map(raised)
  }

  static func isRaised(_ index: Int, in units: [UInt16]) -> Bool {
    units[index] == 0x3A && index > 0 && index + 1 < units.count && units[index - 1].isDigit
      && units[index + 1].isDigit
  }

  /// The features that raise every colon, between digits or not: SF's third stylistic set.
  static func all(in units: [UInt16]) -> [hb_feature_t] {
    units.indices.filter { units[$0] == 0x3A }.map(raised)
  }

  private static func raised(_ index: Int) -> hb_feature_t {
    hb_feature_t(
      tag: openTypeTag("case"), value: 1, start: UInt32(clamping: index),
      end: UInt32(clamping: index + 1))
  }
}
