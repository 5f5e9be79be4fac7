internal import CHarfBuzz

/// SF lifts a colon between digits to the middle of their height, as in 9:41; the substitutes do so
/// with the feature for forms that go with capitals.
enum RaisedColons {
  static func features(for units: [UInt16]) -> [hb_feature_t] {
    guard units.count > 2 else { return [] }
    var features: [hb_feature_t] = []
    for i in 1..<(units.count - 1)
    where units[i] == 0x3A && units[i - 1].isDigit && units[i + 1].isDigit {
      features.append(
        hb_feature_t(
          tag: openTypeTag("case"), value: 1, start: UInt32(clamping: i),
          end: UInt32(clamping: i + 1)))
    }
    return features
  }
}
