import Foundation

/// A reader of `Contents.json`. It accepts strings for numbers, which files written by hand mix.
enum CatalogJSON {
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let text as String: Double(text)
    default: nil
    }
  }
}

/// The appearance that an entry of a catalogue is for.
struct CatalogAppearance {
  var isDark: Bool?
  var isHighContrast = false
  /// Whether it is for an appearance that widgets don't have, such as "tinted", which app icons have.
  var isOther = false

  init(_ appearances: Any?) {
    for appearance in appearances as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default: isOther = true
      }
    }
  }

  /// A rank by which the entry suits an appearance, higher for better; nil where it is for another one.
  func suitability(for wanted: AssetAppearance) -> Int? {
    if isOther { return nil }
    if let isDark, isDark != wanted.isDark { return nil }
    if isHighContrast && !wanted.isHighContrast { return nil }
    return (isDark == nil ? 0 : 1) + (isHighContrast ? 2 : 0)
  }
}

/// The device that an entry of a catalogue is for. An entry for a phone is preferred; one for another
/// device is used where there is no other.
enum CatalogIdiom {
  static func suitability(_ entry: [String: Any]) -> Int {
    switch entry["idiom"] as? String {
    case "iphone": 3
    case "universal", nil: 2
    case "ipad": 1
    default: 0
    }
  }
}
