import Foundation

/// What a catalogue's `Contents.json` says, read leniently: hand-made ones mix strings and numbers.
enum CatalogJSON {
  static func contents(of folder: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return nil
    }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let text as String: Double(text)
    default: nil
    }
  }
}

/// Which appearance an entry of a catalogue is for, and how well it suits the one that is wanted.
struct CatalogAppearance {
  var isDark: Bool?
  var isHighContrast = false
  /// An appearance that no widget has on a phone's screen ("tinted", for app icons).
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

  /// Higher is better; nil where the entry is for another appearance.
  func suitability(for wanted: AssetLibrary.Appearance) -> Int? {
    if isOther { return nil }
    if let isDark, isDark != wanted.isDark { return nil }
    if isHighContrast && !wanted.isHighContrast { return nil }
    return (isDark == nil ? 0 : 1) + (isHighContrast ? 2 : 0)
  }
}

/// Which device an entry is for; widgets are drawn for a phone unless only others are there.
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
