import Foundation

/// The levels of a target's build settings, and their evaluation for one configuration and platform.
struct TargetSettings {
  let configuration: String
  let platform: ApplePlatform
  let evaluator: SettingEvaluator
  /// The names of the levels that the project gives itself: not those that Xcode knows.
  let names: Set<String>

  private let levels: [SettingLevel]

  init(
    target: ProjectObject, objects: ProjectObjects, paths: FilePaths, root: ProjectRoot,
    project: String, configuration wanted: String?, problems: inout [ProjectProblem]
  ) {
    let configuration = Self.configuration(wanted, of: target, in: objects)
    self.configuration = configuration
    var levels: [SettingLevel] = []
    for owner in [target, objects.root] {
      guard let own = Self.object(named: configuration, of: owner, in: objects) else { continue }
      levels.append(SettingLevel(own.dictionary("buildSettings")))
      guard let path = Self.settingFile(of: own, objects, paths) else { continue }
      let file = SettingFile(path, root: root)
      levels.append(file.level)
      problems += file.problems
    }
    names = Set(levels.flatMap(\.assignments.keys))
    levels.append(
      SettingLevel(
        Self.basics(target: target, objects: objects, folder: paths.folder, project: project)))
    platform = Self.platform(levels, configuration)
    levels.append(SettingLevel(Self.defaults(of: platform, configuration)))
    self.levels = levels
    evaluator = SettingEvaluator(
      levels: levels,
      contexts: [platform.simulatorSDK, platform.deviceSDK].map {
        SettingContext(sdk: $0 + Self.sdkVersion, configuration: configuration)
      })
  }

  // MARK: Configurations

  /// The configurations of a target, in the project's order.
  static func configurations(of owner: ProjectObject, in objects: ProjectObjects) -> [ProjectObject]
  {
    guard let list = objects.object("buildConfigurationList", of: owner) else { return [] }
    return objects.list("buildConfigurations", of: list)
  }

  private static func object(
    named name: String, of owner: ProjectObject, in objects: ProjectObjects
  ) -> ProjectObject? {
    let all = configurations(of: owner, in: objects)
    return all.first { $0.string("name") == name } ?? all.first
  }

  private static func configuration(
    _ wanted: String?, of target: ProjectObject, in objects: ProjectObjects
  ) -> String {
    let own = configurations(of: target, in: objects).compactMap { $0.string("name") }
    let names =
      own.isEmpty
      ? configurations(of: objects.root, in: objects).compactMap { $0.string("name") } : own
    if let wanted, names.contains(wanted) { return wanted }
    return names.first { $0 == "Debug" } ?? names.first { $0.lowercased().contains("debug") }
      ?? names.first ?? "Debug"
  }

  private static func settingFile(
    of configuration: ProjectObject, _ objects: ProjectObjects, _ paths: FilePaths
  ) -> String? {
    if let file = objects.object("baseConfigurationReference", of: configuration) {
      return paths.path(of: file)
    }
    // In a synchronized folder files have no objects.
    guard let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let relative = configuration.string("baseConfigurationReferenceRelativePath"),
      let folder = paths.path(of: anchor)
    else { return nil }
    return ProjectRoot.found("\(folder)/\(relative)")
  }

  // MARK: Platforms

  private static func platform(_ levels: [SettingLevel], _ configuration: String) -> ApplePlatform {
    let evaluator = SettingEvaluator(
      levels: levels, contexts: [SettingContext(sdk: "", configuration: configuration)])
    if let platform = ApplePlatform(sdk: evaluator["SDKROOT"] ?? "") { return platform }
    let supported = evaluator.words("SUPPORTED_PLATFORMS").compactMap { ApplePlatform(sdk: $0) }
    if let first = ApplePlatform.allCases.first(where: supported.contains) { return first }
    return ApplePlatform.allCases.first { evaluator[$0.deploymentSetting] != nil } ?? .iOS
  }

  /// The version behind an SDK's name.
  private static let sdkVersion = "26.0"

  // MARK: Settings that Xcode knows itself

  private static func basics(
    target: ProjectObject, objects: ProjectObjects, folder: String, project: String
  ) -> [String: String] {
    let name = target.string("name") ?? ""
    let projectName = ((project as NSString).lastPathComponent as NSString).deletingPathExtension
    return [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "EXECUTABLE_PREFIX": "", "EXECUTABLE_SUFFIX": "",
      "PROJECT_NAME": projectName, "PROJECT": projectName, "PROJECT_FILE_PATH": project,
      "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder,
      "DEVELOPMENT_LANGUAGE": objects.root.string("developmentRegion") ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType(of: target.string("productType") ?? ""),
      // Provisioning profiles give these; there is none.
      "AppIdentifierPrefix": "", "TeamIdentifierPrefix": "", "DEVELOPMENT_TEAM": "",
    ]
  }

  private static func packageType(of productType: String) -> String {
    switch TargetKind(productType: productType) {
    case .application: "APPL"
    case .framework: "FMWK"
    case .library, .tests: "BNDL"
    default: "XPC!"
    }
  }

  private static func defaults(
    of platform: ApplePlatform, _ configuration: String
  ) -> [String: String] {
    [
      "CONFIGURATION": configuration, "PLATFORM_NAME": platform.simulatorSDK,
      "SDK_NAME": platform.simulatorSDK + sdkVersion, "SDKROOT": platform.simulatorSDK,
      "EFFECTIVE_PLATFORM_NAME": "-" + platform.simulatorSDK,
      "SUPPORTED_PLATFORMS": platform.simulatorSDK + " " + platform.deviceSDK,
      "ARCHS": "arm64", "CURRENT_ARCH": "arm64", "ENABLE_DEBUG_DYLIB": "YES", "ACTION": "build",
    ]
  }
}
