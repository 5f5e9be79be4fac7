import Failures
import Foundation
import ProjectBuild
import XcodeProject

/// The text that `list` prints for Xcode projects: how they were understood.
enum XcodeText {
  static func text(_ choices: [XcodeSession.Choice]) -> String {
    choices.flatMap(lines).map { PlainText.line($0) }.joined(separator: "\n")
  }

  private static func lines(_ choice: XcodeSession.Choice) -> [String] {
    let project = choice.project
    var lines = ["\(project.name).xcodeproj"]
    lines.append(
      "  format \(project.objectVersion.map(String.init) ?? "unknown")\(upgrade(project.lastUpgradeCheck))"
    )
    if !project.localPackages.isEmpty {
      lines.append(
        "  local packages: \(project.localPackages.map { short($0, project) }.joined(separator: ", "))"
      )
    }
    lines += project.problems.map { "  problem: \($0)" }
    for target in choice.selection.targets { lines += self.lines(target, project) }
    for target in choice.selection.others {
      lines.append(
        "  target \(target.name) (\(target.platform.rawValue)), left out: --target builds it")
    }
    return lines
  }

  private static func lines(_ target: XcodeTarget, _ project: XcodeProject) -> [String] {
    let version = target.deploymentTarget.map { " \($0)" } ?? ""
    var lines = [
      "  target \(target.name) (\(target.platform.rawValue)\(version), \(target.configuration))",
      "    module: \(target.moduleName)",
    ]
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { lines.append("    \(name): \(values.joined(separator: ", "))") }
    }
    add("identifier", [target.bundleIdentifier].compactMap { $0 })
    add("app", [target.containingApp].compactMap { $0 })
    add("language", language(target.swift))
    let choice = target.linkedSDK
    lines.append("    drawn as built with: the SDK of iOS \(choice.sdk.name), as \(choice.reason)")
    lines.append("    sources: \(target.sources.count), \(target.swiftFiles.count) of them Swift")
    add(
      "made into Swift",
      target.sources.filter { $0.kind == .intentDefinition }.map { short($0.path, project) })
    add("resources", target.resources.map { short($0.path, project) })
    add("packages", target.packageProducts.map(\.name))
    add("depends on", target.dependencies.map(\.name))
    add("App Groups", target.appGroups)
    add("keychain groups", target.keychainGroups)
    lines += target.problems.map { "    problem: \($0)" }
    return lines
  }

  private static func language(_ swift: SwiftSettings) -> [String] {
    ["Swift \(swift.version)"] + swift.conditions
      + (swift.isMainActorByDefault ? ["MainActor by default"] : []) + swift.upcomingFeatures
      + swift.experimentalFeatures
  }

  /// 1620 is Xcode 16.2.
  private static func upgrade(_ check: Int?) -> String {
    guard let check, check >= 100 else { return "" }
    return ", last gone over by Xcode \(check / 100).\(check / 10 % 10)"
  }

  private static func short(_ path: String, _ project: XcodeProject) -> String {
    path.hasPrefix(project.folder + "/") ? String(path.dropFirst(project.folder.count + 1)) : path
  }

  // MARK: JSON

  /// A target as `list --json` prints it.
  struct Target: Encodable {
    var name: String, project: String, module: String, platform: String, configuration: String
    var identifier: String?, app: String?, deploymentTarget: String?, lastUpgradeCheck: Int?
    var swiftVersion: String, conditions: [String], upcomingFeatures: [String]
    var isMainActorByDefault: Bool
    var sources: [String], resources: [String], missing: [String]
    var packages: [String], dependencies: [String], appGroups: [String], keychainGroups: [String]
    var linkedSDK: String, linkedSDKReason: String
    var problems: [String]

    init(_ target: XcodeTarget, in project: XcodeProject) {
      let short = { XcodeText.short($0, project) }
      name = target.name
      self.project = project.name
      module = target.moduleName
      platform = target.platform.rawValue
      configuration = target.configuration
      identifier = target.bundleIdentifier
      app = target.containingApp
      deploymentTarget = target.deploymentTarget
      lastUpgradeCheck = target.lastUpgradeCheck
      swiftVersion = target.swift.version
      conditions = target.swift.conditions
      upcomingFeatures = target.swift.upcomingFeatures
      isMainActorByDefault = target.swift.isMainActorByDefault
      sources = target.sources.map { short($0.path) }
      resources = target.resources.map { short($0.path) }
      missing = target.missing.map { short($0.path) }
      packages = target.packageProducts.map(\.name)
      dependencies = target.dependencies.map(\.name)
      appGroups = target.appGroups
      keychainGroups = target.keychainGroups
      let choice = target.linkedSDK
      linkedSDK = choice.sdk.name
      linkedSDKReason = choice.reason
      problems = target.problems.map(\.description)
    }
  }

  /// The targets by the names of their products.
  static func targets(_ choices: [XcodeSession.Choice]) -> [String: Target] {
    var targets: [String: Target] = [:]
    for choice in choices {
      for target in choice.selection.targets {
        targets[target.moduleName] = Target(target, in: choice.project)
      }
    }
    return targets
  }
}
