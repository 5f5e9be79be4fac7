/// A feature of a font, such as a stylistic set.
package struct FontFeature: Hashable, Sendable {
  /// The OpenType tag, such as `ss01`.
  package var tag: String
  package var isOn: Bool

  package init(_ tag: String, isOn: Bool = true) {
    self.tag = tag
    self.isOn = isOn
  }

  /// Whether it is one of the twenty sets that each font has its own meaning for.
  var isStylisticSet: Bool { tag.hasPrefix("ss") }
}

extension FontDescriptor {
  /// Turns a feature on or off: digits of equal width and small capitals by their properties, others by their tags.
  package mutating func apply(_ feature: FontFeature) {
    switch feature.tag {
    case "tnum": monospacedDigits = feature.isOn
    case "pnum": monospacedDigits = monospacedDigits && !feature.isOn
    case "smcp": smallCaps = feature.isOn
    case "c2sc": capitalsAreSmall = feature.isOn
    default: features.append(feature)
    }
  }
}
