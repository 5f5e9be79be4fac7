import Failures
import Foundation
import XcodeProject

/// The modules that a target imports and that aren't Apple's: frameworks of the project in source, modules that the
/// user gives, and empty ones for those that aren't there.
struct DependencyBuild {
  let project: XcodeProject
  let folder: BuildFolder
  let library: VitrineLibrary
  let options: BuildOptions
  let report: (String) -> Void

  /// The inputs that dependencies add to the compilation and the link of the target.
  struct Result {
    var importFolders: [String] = []
    var objects: [String] = []
    var problems: [ProjectProblem] = []
    var wasUpToDate = true
  }

  /// - Parameter files: the target's Swift files.
  func run(for target: XcodeTarget, files: [String]) throws(Failure) -> Result {
    var result = Result()
    var seen: Set<String> = [target.name]
    try addFrameworks(of: target, to: &result, seen: &seen)
    for stub in options.stubs {
      guard let (module, file) = Self.module(of: stub) else { continue }
      guard FileManager.default.fileExists(atPath: file) else {
        throw Failure.usage("There is no file \(file).", at: "--stub")
      }
      try build(module, [file], target.swift, target, to: &result)
    }
    for module in ImportScan.modules(of: files) where !exists(module, result) {
      let file = "\(folder.path)/stubs/\(module).swift"
      try BuiltFile.write("// Nothing of \(module) is here.\n", to: file)
      try build(module, [file], target.swift, target, to: &result)
      result.problems.append(
        ProjectProblem(
          .unsupported, "The module \(module) isn't there; an empty one stands for it.",
          at: target.project,
          remedy: "Give what is used of it by --stub \(module)=FILE."))
    }
    return result
  }

  /// `MODULE=FILE`; nil for a file that belongs to the target itself.
  static func module(of stub: String) -> (module: String, file: String)? {
    let parts = stub.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[0].contains("/") else { return nil }
    return (parts[0], parts[1])
  }

  // MARK: Frameworks

  /// Targets of the project that the target links, those that they link first.
  private func addFrameworks(
    of target: XcodeTarget, to result: inout Result, seen: inout Set<String>
  ) throws(Failure) {
    for dependency in target.dependencies where seen.insert(dependency.name).inserted {
      let owner: XcodeProject
      do {
        owner = try dependency.project.map { try XcodeProject($0, root: project.root) } ?? project
      } catch {
        result.problems.append(
          ProjectProblem(.unreadable, "\(error)", at: dependency.project))
        continue
      }
      guard
        let framework = try? owner.target(
          named: dependency.name, configuration: target.configuration),
        [.framework, .library].contains(framework.kind), !framework.swiftFiles.isEmpty
      else { continue }
      try addFrameworks(of: framework, to: &result, seen: &seen)
      try build(framework.moduleName, framework.swiftFiles, framework.swift, framework, to: &result)
    }
  }

  // MARK: Modules

  private func build(
    _ name: String, _ files: [String], _ swift: SwiftSettings, _ target: XcodeTarget,
    to result: inout Result
  ) throws(Failure) {
    let source = ModuleSource(
      name: name, files: files, swift: swift, platform: target.platform,
      folder: "\(folder.path)/modules/\(target.platform.rawValue)/\(BuildFolder.component(name))",
      importFolders: result.importFolders, isImported: true)
    let outcome = try ModuleBuild(source: source, library: library, cache: folder.moduleCache).run()
    guard outcome.isSuccess else {
      let text = BuildReport(target: target, outcome.messages, output: outcome.text)
      report(text.lines.joined(separator: "\n"))
      throw Failure(
        "The module \(PlainText.line(name)) can't be compiled: \(text.summary).",
        at: target.project,
        remedy: text.remedy)
    }
    result.importFolders.append(source.folder)
    result.objects += outcome.objects
    result.wasUpToDate = result.wasUpToDate && outcome.wasUpToDate
  }

  private func exists(_ module: String, _ result: Result) -> Bool {
    let folders = result.importFolders + library.moduleFolders + Toolchain.moduleFolders
    return Toolchain.always.contains(module)
      || folders.contains { folder in
        ["swiftmodule", "swiftinterface"].contains {
          FileManager.default.fileExists(atPath: "\(folder)/\(module).\($0)")
        }
      }
  }
}
