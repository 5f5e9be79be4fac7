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

  /// The types whose selectors exclude each other: number spacing, vertical position, fractions, number case, and the
  /// forms of small letters and of capitals.
  private static let exclusiveTypes: Set = [6, 10, 11, 21, 37, 38]

  /// The settings that count: of a type whose selectors exclude each other the last one.
  static func resolved(_ settings: [FontFeatureSetting]) -> [FontFeatureSetting] {
    var found: [FontFeatureSetting] = []
    for setting in settings {
      if exclusiveTypes.contains(setting.type) { found.removeAll { $0.type == setting.type } }
      found.append(setting)
    }
    return found
  }

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
    case (37, 0...1): FontFeature("smcp", isOn: selector == 1)
    case (38, 0...1): FontFeature("c2sc", isOn: selector == 1)
    default: nil
    }
  }
}

extension UIFont {
  /// The font's features by their OpenType tags, the last of each.
  package var features: [FontFeature] {
    var found: [FontFeature] = []
    for feature in FontFeatureSetting.resolved(settings).compactMap(\.feature) {
      found.removeAll { $0.tag == feature.tag }
      found.append(feature)
    }
    return found
  }
}
