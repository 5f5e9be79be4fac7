import Foundation
import Typesetting

/// A feature as Apple's fonts number it: a kind, and one of its selectors (SFNTLayoutTypes.h).
struct FontFeatureSetting: Hashable, Sendable {
  let type: Int
  let selector: Int

  /// A setting of `UIFontDescriptor.AttributeName.featureSettings`, whose keys are `FeatureKey`s or their names; nil for
  /// other values.
  init?(_ setting: [AnyHashable: Any]) {
    func number(_ key: UIFontDescriptor.FeatureKey) -> Int? {
      switch setting[key] ?? setting[key.rawValue] ?? setting[key.rawValue as NSString] {
      case let value as Int: value
      case let value as NSNumber: value.intValue
      default: nil
      }
    }
    guard let type = number(.type), let selector = number(.selector) else { return nil }
    self.init(type: type, selector: selector)
  }

  init(type: Int, selector: Int) {
    self.type = type
    self.selector = selector
  }

  static let monospacedNumbers = FontFeatureSetting(type: 6, selector: 0)

  /// The OpenType feature of the same effect; nil for those without one.
  var feature: FontFeature? {
    switch (type, selector) {
    case (1, 2...3): FontFeature("liga", isOn: selector == 2)
    case (6, 0): FontFeature("tnum")
    case (6, 1): FontFeature("pnum")
    case (10, 1): FontFeature("sups")
    case (10, 2): FontFeature("subs")
    case (10, 3): FontFeature("ordn")
    case (10, 4): FontFeature("sinf")
    case (11, 1...2): FontFeature("frac")
    case (14, 4...5): FontFeature("zero", isOn: selector == 4)
    case (21, 0): FontFeature("onum")
    case (21, 1): FontFeature("lnum")
    case (33, 0...1): FontFeature("case", isOn: selector == 0)
    case (35, 2...41):
      FontFeature("ss" + (selector < 20 ? "0" : "") + "\(selector / 2)", isOn: selector % 2 == 0)
    case (36, 0...1): FontFeature("calt", isOn: selector == 0)
    case (37, 1): FontFeature("smcp")
    case (38, 1): FontFeature("c2sc")
    default: nil
    }
  }
}

extension UIFont {
  /// The font's features by their OpenType tags, the last of each.
  package var features: [FontFeature] {
    var found: [FontFeature] = []
    for feature in settings.compactMap(\.feature) {
      found.removeAll { $0.tag == feature.tag }
      found.append(feature)
    }
    return found
  }
}
