import Foundation

/// A product's `Info.plist`, its build settings put in, with the keys that Xcode adds.
package struct InfoPlist {
  let values: [String: Any]
  /// The name of the colour set of the accent colour; nil where the product has none.
  let accentColorName: String?
  /// The mistakes in the file, a sentence each.
  let problems: [String]

  /// - Parameters:
  ///   - file: nil where the product has none.
  ///   - settings: files of build settings, the first that has a setting decides.
  init(file: URL?, product: String, settings files: [URL]) {
    var settings = BuildSettings(product: product)
    for file in files.reversed() { settings.add(file: file) }
    var problems: [String] = []
    var values: [String: Any] = [:]
    for (key, setting) in Self.generated { values[key] = settings.expanded(setting) }
    if let file {
      do {
        let data = try Data(contentsOf: file)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let dictionary = list as? [String: Any] else {
          throw CocoaError(.propertyListReadCorrupt)
        }
        // In one order, so that the settings that aren't known are named in it.
        for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
          values[key] = Self.expanded(value, &settings)
        }
      } catch {
        let words =
          (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
        problems.append("\(file.lastPathComponent) isn't read: \(words). Mend \(file.path).")
      }
    }
    if !settings.unknown.isEmpty {
      let names = settings.unknown.map { "$(\($0))" }.joined(separator: ", ")
      problems.append(
        "The Info.plist names build settings of which no value is known: \(names). They are left out, as Xcode "
          + "does; give them in an .xcconfig file beside it.")
    }
    let accent = values[Self.accentKey] as? String ?? Self.usualAccentColor
    accentColorName = accent.isEmpty ? nil : accent
    if accent.isEmpty { values[Self.accentKey] = nil }
    self.values = values
    self.problems = problems
  }

  private static let accentKey = "NSAccentColorName"
  /// The accent colour of a product whose Info.plist doesn't name one: that of Xcode's templates.
  static let usualAccentColor = "AccentColor"

  /// File names of fonts, as they are written under `UIAppFonts`.
  var fonts: [String] { (values["UIAppFonts"] as? [Any])?.compactMap { $0 as? String } ?? [] }

  /// The keys of a file that Xcode generates.
  private static let generated: [(String, String)] = [
    ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
    ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
    ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
    ("CFBundleInfoDictionaryVersion", "6.0"),
    ("CFBundleName", "$(PRODUCT_NAME)"), ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
    ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
    ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
  ]

  private static func expanded(_ value: Any, _ settings: inout BuildSettings) -> Any {
    switch value {
    case let text as String: return settings.expanded(text)
    case let list as [Any]: return list.map { expanded($0, &settings) }
    case let dictionary as [String: Any]:
      var result: [String: Any] = [:]
      for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
        result[settings.expanded(key)] = expanded(value, &settings)
      }
      return result
    default: return value
    }
  }
}
