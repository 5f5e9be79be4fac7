import Failures
import Foundation

/// The reader of one target of a project.
struct TargetReader {
  let target: XcodeTarget

  init(_ project: XcodeProject, _ object: ProjectObject, configuration: String?) {
    let objects = project.objects, paths = project.paths, root = project.root
    var problems: [ProjectProblem] = []
    let settings = TargetSettings(
      target: object, objects: objects, paths: paths, root: root, project: project.path,
      configuration: configuration, problems: &problems)
    let evaluator = settings.evaluator
    let plists = TargetPlists(settings, folder: paths.folder, root: root)
    let files = TargetFiles(
      target: object, objects: objects, paths: paths, root: root, settings: settings,
      infoPlist: plists.infoPlistFile)
    let links = TargetLinks(of: object, objects: objects, paths: paths)
    let swift = SwiftSettings(evaluator, folder: paths.folder, notes: &problems)
    let kind = Self.kind(of: object, plists.infoPlist, links)
    problems += plists.problems + files.problems
    problems += Self.contradictions(evaluator, settings.platform, kind, plists.infoPlist)
    let name = object.string("name") ?? ""
    target = XcodeTarget(
      name: name, kind: kind, project: project.path, folder: paths.folder, root: root,
      platform: settings.platform, configuration: settings.configuration,
      productName: evaluator["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name,
      moduleName: Self.moduleName(evaluator, name),
      bundleIdentifier: evaluator["PRODUCT_BUNDLE_IDENTIFIER"],
      deploymentTarget: evaluator[settings.platform.deploymentSetting],
      lastUpgradeCheck: project.lastUpgradeCheck, developmentRegion: project.developmentRegion,
      sources: files.sources, resources: files.resources, missing: files.missing,
      settings: Self.values(evaluator, settings.names), swift: swift,
      infoPlist: plists.infoPlist, infoPlistFile: plists.infoPlistFile,
      entitlements: plists.entitlements, frameworks: links.frameworks, binaries: links.binaries,
      packageProducts: links.products, dependencies: links.dependencies,
      containingApp: Self.app(of: object, in: objects), problems: problems.unique)
  }

  private static func moduleName(_ evaluator: SettingEvaluator, _ name: String) -> String {
    let module = SettingModifier.identifier(evaluator["PRODUCT_MODULE_NAME"] ?? name)
    return module.isEmpty ? "Widgets" : module
  }

  private static func values(
    _ evaluator: SettingEvaluator, _ names: Set<String>
  ) -> [String: String] {
    var values: [String: String] = [:]
    for name in names.sorted() { values[name] = evaluator[name] }
    return values
  }

  // MARK: Kind

  private static func kind(
    of object: ProjectObject, _ infoPlist: [String: PropertyList], _ links: TargetLinks
  ) -> TargetKind {
    let kind = TargetKind(productType: object.string("productType") ?? "")
    guard kind == .appExtension else { return kind }
    let point =
      infoPlist["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      ?? infoPlist["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
    if let point { return TargetKind(extensionPoint: point) }
    // Its Info.plist isn't there or can't be read.
    return links.frameworks.contains("WidgetKit") ? .widgetExtension : .appExtension
  }

  /// The application that embeds a target's product or depends on it.
  private static func app(of object: ProjectObject, in objects: ProjectObjects) -> String? {
    let product = object.string("productReference")
    return objects.list("targets", of: objects.root).first { other in
      guard TargetKind(productType: other.string("productType") ?? "") == .application else {
        return false
      }
      let isDependency = objects.list("dependencies", of: other).contains {
        $0.string("target") == object.id
      }
      return isDependency
        || objects.list("buildPhases", of: other).contains { phase in
          phase.isa == "PBXCopyFilesBuildPhase"
            && objects.list("files", of: phase).contains {
              product != nil && $0.string("fileRef") == product
            }
        }
    }?.string("name")
  }

  // MARK: Contradictions

  private static func contradictions(
    _ settings: SettingEvaluator, _ platform: ApplePlatform, _ kind: TargetKind,
    _ infoPlist: [String: PropertyList]
  ) -> [ProjectProblem] {
    var problems: [ProjectProblem] = []
    let supported = settings.words("SUPPORTED_PLATFORMS").compactMap { ApplePlatform(sdk: $0) }
    if !supported.isEmpty, !supported.contains(platform) {
      problems.append(
        ProjectProblem(
          .contradiction,
          "SDKROOT is of \(platform.rawValue), and SUPPORTED_PLATFORMS doesn't have it; it is built for \(platform.rawValue).",
          remedy: "Correct one of the two settings."))
    }
    if kind == .widgetExtension, platform == .iOS,
      let lowest = settings[platform.deploymentSetting],
      lowest.compare("14", options: .numeric) == .orderedAscending
    {
      problems.append(
        ProjectProblem(
          .contradiction,
          "\(platform.deploymentSetting) is \(PlainText.line(lowest)), and widgets need 14.0; it is built for the newest.",
          remedy: "Raise the setting of the extension."))
    }
    if let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"],
      let written = infoPlist["CFBundleIdentifier"]?.string, !written.isEmpty,
      written != identifier,
      !identifier.isEmpty
    {
      problems.append(
        ProjectProblem(
          .contradiction,
          "CFBundleIdentifier is \(PlainText.line(written)) in the Info.plist and \(PlainText.line(identifier)) by PRODUCT_BUNDLE_IDENTIFIER; the Info.plist's holds.",
          remedy: "Write $(PRODUCT_BUNDLE_IDENTIFIER) in the Info.plist."))
    }
    return problems
  }
}
