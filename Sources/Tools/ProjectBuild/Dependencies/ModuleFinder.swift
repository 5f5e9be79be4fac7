import Failures
import Foundation
import XcodeProject

/// The sources of modules by their names: those that the user gives, targets of the project, packages and other
/// projects that lie in the repository.
final class ModuleFinder {
  private let target: XcodeTarget
  private let project: XcodeProject
  private let options: BuildOptions
  private let reader: ManifestReader
  private lazy var repository = RepositorySearch(below: project.root.path)
  private lazy var packages = PackageSearch(
    for: project, given: options.packages, found: repository.packages, reader: reader)
  private var others: [String: XcodeProject] = [:]
  /// Problems with projects and packages that couldn't be searched.
  private(set) var problems: [ProjectProblem] = []

  init(for target: XcodeTarget, in project: XcodeProject, options: BuildOptions, cache: String) {
    self.target = target
    self.project = project
    self.options = options
    reader = ManifestReader(cache: cache)
  }

  /// A module that the user gives, or that the target depends on; it takes precedence over Apple's of the same name.
  func named(_ module: String) throws(Failure) -> FoundModule? {
    if let given = try given(module) { return given }
    for dependency in target.dependencies {
      guard let owner = self.owner(of: dependency) else { continue }
      guard dependency.name == module || isModule(module, of: dependency, in: owner) else {
        continue
      }
      if let found = best(owner.targets(ofModule: module, configuration: target.configuration)) {
        return found
      }
    }
    guard target.packageProducts.contains(where: { $0.name == module }) else { return nil }
    return try package(module)
  }

  /// A module that isn't Apple's, anywhere in the repository.
  func anywhere(_ module: String) throws(Failure) -> FoundModule? {
    if let found = best(project.targets(ofModule: module, configuration: target.configuration)) {
      return found
    }
    if let found = try package(module) { return found }
    for path in repository.projects where path != project.path {
      guard mentions(module, path), let other = self.other(path) else { continue }
      if let found = best(other.targets(ofModule: module)) { return found }
    }
    return nil
  }

  /// The headers in the repository, which Xcode finds by their names alone.
  func headers() -> [String] { repository.headers }

  // MARK: Given

  /// `MODULE=FILE`; nil for a file that belongs to the target itself.
  static func module(of stub: String) -> (module: String, file: String)? {
    let parts = stub.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[0].contains("/") else { return nil }
    return (parts[0], parts[1])
  }

  private func given(_ module: String) throws(Failure) -> FoundModule? {
    let files = options.stubs.compactMap(Self.module).filter { $0.module == module }.map(\.file)
    guard !files.isEmpty else { return nil }
    for file in files where !FileManager.default.fileExists(atPath: file) {
      throw Failure.usage("There is no file \(file).", at: "--stub")
    }
    return FoundModule(name: module, origin: .given, files: files, swift: target.swift)
  }

  // MARK: Projects

  private func owner(of dependency: TargetDependency) -> XcodeProject? {
    dependency.project.map { other($0) } ?? project
  }

  private func other(_ path: String) -> XcodeProject? {
    if let known = others[path] { return known }
    do {
      let project = try XcodeProject(path, root: self.project.root)
      others[path] = project
      return project
    } catch {
      problems.append(ProjectProblem(.unreadable, "\(error)", at: path))
      return nil
    }
  }

  private func isModule(
    _ module: String, of dependency: TargetDependency, in owner: XcodeProject
  ) -> Bool {
    (try? owner.target(named: dependency.name))?.moduleName == module
  }

  /// The one for the target's platform, where several make the module.
  private func best(_ targets: [XcodeTarget]) -> FoundModule? {
    guard let best = targets.first(where: { $0.platform == target.platform }) ?? targets.first
    else { return nil }
    return FoundModule(
      name: best.moduleName, origin: .target(best), files: best.swiftFiles, swift: best.swift)
  }

  /// Whether a project's file contains the name; checked first because reading a project is slow.
  private func mentions(_ module: String, _ project: String) -> Bool {
    let data = FileManager.default.contents(atPath: "\(project)/project.pbxproj") ?? Data()
    return data.range(of: Data(module.utf8)) != nil
  }

  // MARK: Packages

  private func package(_ module: String) throws(Failure) -> FoundModule? {
    guard let found = try packages.target(module: module, platform: target.platform) else {
      return nil
    }
    return FoundModule(
      name: module, origin: .package(found), files: found.swiftFiles, swift: found.swift)
  }
}
