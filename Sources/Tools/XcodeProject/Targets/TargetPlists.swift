import Failures
import Foundation

/// A target's Info.plist and entitlements, with references to settings replaced by their values.
struct TargetPlists {
  /// The path of the Info.plist file; absolute, nil where the target names none.
  let infoPlistFile: String?
  private(set) var infoPlist: [String: PropertyList] = [:]
  private(set) var entitlements: [String: PropertyList] = [:]
  private(set) var problems: [ProjectProblem] = []

  init(_ settings: TargetSettings, folder: String, root: ProjectRoot) {
    let evaluator = settings.evaluator
    infoPlistFile = Self.path(of: "INFOPLIST_FILE", evaluator, folder)
    if evaluator.flag("GENERATE_INFOPLIST_FILE") == true {
      infoPlist = Self.generated(settings)
    }
    let written = read(infoPlistFile, "INFOPLIST_FILE", evaluator, root)
    infoPlist.merge(written) { _, file in file }
    if !infoPlist.isEmpty { addProduct(settings) }
    let file = Self.path(of: "CODE_SIGN_ENTITLEMENTS", evaluator, folder)
    entitlements = read(file, "CODE_SIGN_ENTITLEMENTS", evaluator, root)
  }

  private static func path(
    of setting: String, _ evaluator: SettingEvaluator, _ folder: String
  ) -> String? {
    guard let path = evaluator[setting], !path.isEmpty else { return nil }
    return ProjectRoot.found(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  private mutating func read(
    _ path: String?, _ setting: String, _ evaluator: SettingEvaluator, _ root: ProjectRoot
  ) -> [String: PropertyList] {
    guard let path else { return [:] }
    switch root.presence(of: path) {
    case .inside: break
    case .outside:
      problems.append(root.outside(path))
      return [:]
    case .absent:
      problems.append(
        ProjectProblem(
          .missingFile, "\(setting) names it, and it isn't there.", at: path,
          remedy: "Restore it, or correct the setting."))
      return [:]
    }
    do throws(Failure) {
      let list = try PropertyListFile.read(path)
      guard case .dictionary(let items)? = Optional(list.mapStrings { evaluator.expanded($0) })
      else { throw Failure("It isn't a dictionary.", at: path) }
      return items
    } catch {
      problems.append(
        ProjectProblem(
          .unreadable, error.cause, at: error.place ?? path, remedy: "Mend it there."))
      return [:]
    }
  }

  // MARK: Keys that Xcode writes

  /// `GENERATE_INFOPLIST_FILE`: the keys that a template has, and a key for each `INFOPLIST_KEY_…`.
  private static func generated(_ settings: TargetSettings) -> [String: PropertyList] {
    let evaluator = settings.evaluator
    var keys: [String: PropertyList] = [:]
    for (key, text) in template {
      let value = evaluator.expanded(text)
      if !value.isEmpty { keys[key] = .string(value) }
    }
    let prefix = "INFOPLIST_KEY_"
    for name in evaluator.names.sorted() where name.hasPrefix(prefix) {
      guard let value = evaluator[name], !value.isEmpty else { continue }
      let key = String(name.dropFirst(prefix.count))
        .replacing("_iPad", with: "~ipad").replacing("_iPhone", with: "~iphone")
      keys[key] = generated(key, value)
    }
    return keys
  }

  private static func generated(_ key: String, _ value: String) -> PropertyList {
    let isList = lists.contains { key == $0 || key.hasPrefix($0 + "~") }
    if isList { return .array(SettingWords.words(value).map { .string($0) }) }
    switch value {
    case "YES": return .boolean(true)
    case "NO": return .boolean(false)
    default: return .string(value)
    }
  }

  private static let template = [
    ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
    ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
    ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
    ("CFBundleInfoDictionaryVersion", "6.0"),
    ("CFBundleName", "$(PRODUCT_NAME)"),
    ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
    ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
    ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
  ]

  /// Keys whose value is a list in the property list and words in the setting.
  private static let lists: Set<String> = [
    "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes",
    "WKBackgroundModes",
  ]

  /// The keys that the compiler of asset catalogues writes, and the settings that they are written of.
  ///
  /// Source: Apple, “NSAccentColorName” and “NSWidgetBackgroundColorName” (Information Property List).
  private static let catalogColors = [
    ("NSAccentColorName", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"),
    ("NSWidgetBackgroundColorName", "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME"),
  ]

  /// Adds the keys that every product has, whatever its file has.
  private mutating func addProduct(_ settings: TargetSettings) {
    let evaluator = settings.evaluator
    for (key, setting) in Self.catalogColors where infoPlist[key] == nil {
      if let name = evaluator[setting], !name.isEmpty { infoPlist[key] = .string(name) }
    }
    if let version = evaluator[settings.platform.deploymentSetting], !version.isEmpty {
      infoPlist["MinimumOSVersion"] = .string(version)
    }
    let families = evaluator["TARGETED_DEVICE_FAMILY"] ?? settings.platform.deviceFamily ?? ""
    let numbers = families.split { !$0.isNumber }.compactMap { Int($0) }
    if !numbers.isEmpty { infoPlist["UIDeviceFamily"] = .array(numbers.map { .integer($0) }) }
  }
}
