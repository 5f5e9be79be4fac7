import Failures
import Foundation
import XcodeProject

/// A target of a package that lies on this machine, with what its build needs.
struct PackageTarget: Sendable {
  /// The name of its package, fit for a path.
  let package: String
  /// The name by which Swift imports it.
  let module: String
  /// The folder of its source; absolute.
  let folder: String
  let swift: SwiftSettings
  let swiftFiles: [String]
  /// Files in C and C++.
  let cFiles: [String]
  /// The folder of a C target's public headers.
  let headers: String
  /// The words for the compiler of C.
  let cOptions: [String]
  /// The resources of its bundle.
  let resources: [Resource]
  /// The parts of the target that aren't read, each with its reason.
  let problems: [ProjectProblem]

  struct Resource: Hashable, Sendable {
    var path: String
    /// The path in the bundle.
    var name: String
  }

  /// The name of the bundle's folder, as the package manager gives it.
  var bundleName: String { "\(package)_\(module).resources" }

  /// - Throws: a ``Failure`` where its folder or that of its headers leads outside the package.
  init?(
    _ target: PackageManifest.Target, of manifest: PackageManifest, in package: String,
    platform: ApplePlatform
  ) throws(Failure) {
    guard let folder = Self.folder(of: target, manifest, package) else { return nil }
    let root = ProjectRoot(package)
    headers = ProjectRoot.standardized("\(folder)/\(target.publicHeadersPath ?? "include")")
    for path in [folder, headers] where Self.leadsOutside(path, root) {
      throw Failure(
        "The target \(PlainText.line(target.name)) leads outside its package, and isn't read.",
        at: path)
    }
    self.package = BuildFolder.component(manifest.name)
    self.folder = folder
    module = Self.module(target.name)
    let files = PackageFiles(target, in: folder, root: root)
    swiftFiles = files.swift
    cFiles = files.c
    resources = files.resources
    let settings = (target.settings ?? []).filter {
      $0.holds(for: platform.rawValue.lowercased(), configuration: "debug")
    }
    swift = SwiftSettings(settings, version: manifest.languageVersion)
    let outside = Self.searchPaths(settings, folder).filter { Self.leadsOutside($0, root) }
    cOptions = Self.cOptions(settings, folder).filter { !outside.map { "-I" + $0 }.contains($0) }
    problems = files.problems + outside.map(PackageFiles.outside)
  }

  /// `my-kit` is imported as `my_kit`.
  static func module(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func folder(
    of target: PackageManifest.Target, _ manifest: PackageManifest, _ package: String
  ) -> String? {
    var candidates: [String] = []
    if let path = target.path {
      candidates = [path]
    } else {
      let tops = ["Sources", "Source", "src", "srcs"]
      candidates = tops.map { "\($0)/\(target.name)" }
      // A package of one target may leave its folder out.
      if manifest.targets.filter({ $0.type == "regular" }).count == 1 { candidates += tops }
    }
    return candidates.map { ProjectRoot.standardized("\(package)/\($0)") }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  private static func leadsOutside(_ path: String, _ root: ProjectRoot) -> Bool {
    FileManager.default.fileExists(atPath: path) && !root.contains(path)
  }

  private static func searchPaths(
    _ settings: [PackageManifest.Setting], _ folder: String
  ) -> [String] {
    settings.filter { $0.kind == "headerSearchPath" }.flatMap(\.words).map { "\(folder)/\($0)" }
  }

  private static func cOptions(_ settings: [PackageManifest.Setting], _ folder: String) -> [String]
  {
    settings.filter { $0.tool == "c" || $0.tool == "cxx" }.flatMap { setting -> [String] in
      switch setting.kind {
      case "define": setting.words.map { "-D\($0)" }
      case "headerSearchPath": setting.words.map { "-I\(folder)/\($0)" }
      default: []
      }
    }
  }
}

extension SwiftSettings {
  /// The language that a package's target asks for.
  init(_ settings: [PackageManifest.Setting], version: String) {
    self.init(version: version)
    for setting in settings where setting.tool == "swift" {
      switch setting.kind {
      case "define": conditions += setting.words
      case "enableUpcomingFeature":
        upcomingFeatures += setting.words.filter { $0 != "MemberImportVisibility" }
      case "enableExperimentalFeature": experimentalFeatures += setting.words
      case "swiftLanguageMode", "swiftLanguageVersion":
        self.version = setting.words.first ?? version
      case "defaultIsolation": isMainActorByDefault = setting.words.first == "MainActor"
      default: break
      }
    }
  }
}
