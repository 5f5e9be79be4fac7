import Failures
import Foundation
import SwiftSource
import XcodeProject

#if canImport(Glibc)
  import Glibc
#endif

/// An executable with the widgets of a target.
package struct BuiltTarget: Sendable {
  package let target: XcodeTarget
  /// The path of the executable.
  package let executable: String
  package let problems: [ProjectProblem]
  /// Whether nothing had to be compiled or linked.
  package let wasUpToDate: Bool

  /// The name of the product: that of its module, which fits every file name.
  package var name: String { target.moduleName }
}

/// The build of one target of a project: its files compiled where they lie, linked to a program that runs every verb.
struct TargetBuild {
  let project: XcodeProject
  let target: XcodeTarget
  let folder: BuildFolder
  let library: VitrineLibrary
  let options: BuildOptions
  /// Takes lines for a person: the compiler's messages, and what is known of them.
  let report: (String) -> Void

  func run() throws(Failure) -> BuiltTarget {
    guard !target.swiftFiles.isEmpty else {
      throw Failure(
        "The target \(PlainText.line(target.name)) has no Swift files that are there.",
        at: target.project, remedy: "vitrine list says which are missing.")
    }
    let products = folder.target(target.name)
    var handlers = HandlerFiles.of(
      target, among: project.intentsExtensions(configuration: options.configuration))
    let refusal = HandlerRefusal(
      handlers, with: target.swiftFiles, edition: library.edition, folder: products)
    if refusal.isKnown { handlers = [] }
    var (generated, dependencies, outcome) = try compile(with: handlers, in: products)
    if !outcome.isSuccess, !handlers.isEmpty {
      let first = outcome.messages.first { $0.level == .error }
      try refusal.note(
        first.map { "\($0.path):\($0.line): \($0.text)" } ?? "the compiler failed")
      (generated, dependencies, outcome) = try compile(with: [], in: products)
    }
    if let problem = refusal.problem(at: target.project) { generated.problems.append(problem) }
    guard outcome.isSuccess else {
      for problem in generated.problems + dependencies.result.problems {
        report(problem.description)
      }
      throw failure(outcome)
    }
    var needed = dependencies.result
    let executable = "\(products)/\(target.moduleName)"
    var isLinked = try link(
      outcome.objects + needed.objects, to: executable, in: products, isLast: false)
    if isLinked == nil {
      (generated, dependencies, outcome) = try compile(with: handlers, in: products)
      guard outcome.isSuccess else { throw failure(outcome) }
      needed = dependencies.result
      isLinked = try link(
        outcome.objects + needed.objects, to: executable, in: products, isLast: true)
    }
    var problems = try ResourceFolder(target: target, executable: executable).write()
    for framework in needed.frameworks {
      problems += try ResourceFolder(
        target: framework, executable: "\(products)/\(framework.moduleName)"
      ).write()
    }
    problems += try writeBundles(needed, beside: executable)
    // A worker says of each frame what isn't there.
    try BuiltFile.write(
      dependencies.stubModules.map { $0 + "\n" }.joined(), to: "\(executable).stubs")
    return BuiltTarget(
      target: target, executable: executable,
      problems: target.problems + generated.problems + needed.problems + problems,
      wasUpToDate: needed.wasUpToDate && outcome.wasUpToDate && isLinked == false)
  }

  private typealias Compiled = (
    generated: (files: [String], problems: [ProjectProblem]), dependencies: DependencyBuild,
    outcome: ModuleBuild.Outcome
  )

  /// - Parameter handlers: files of the Intents extension; where there are some, no stubs are made of what is missing.
  private func compile(
    with handlers: [String], in products: String
  ) throws(Failure) -> Compiled {
    let generated = try GeneratedSources(
      target: target, folder: "\(products)/generated", handlerFiles: handlers
    ).write()
    let dependencies = DependencyBuild(
      for: target, in: project, folder: folder, library: library, options: options, report: report)
    let module = try module(generated.files + handlers, in: products)
    return (generated, dependencies, try dependencies.compile(module, learns: handlers.isEmpty))
  }

  private func module(
    _ generated: [String], in products: String
  ) throws(Failure) -> ModuleSource {
    let stubs = options.stubs.filter { ModuleFinder.module(of: $0) == nil }
    for stub in stubs where !FileManager.default.fileExists(atPath: stub) {
      throw Failure.usage("There is no file \(stub).", at: "--stub")
    }
    return ModuleSource(
      name: target.moduleName, files: target.swiftFiles + generated + stubs.map(Self.absolute),
      swift: target.swift, platform: target.platform, folder: "\(products)/objects")
  }

  /// Writes the bundles of packages, and the list of all files that resources link to.
  ///
  /// - Returns: what couldn't be laid there.
  private func writeBundles(
    _ needed: DependencyBuild.Result, beside executable: String
  ) throws(Failure) -> [ProjectProblem] {
    let products = (executable as NSString).deletingLastPathComponent
    for bundle in needed.bundles { try bundle.write(to: products) }
    let linked = LinkedFiles(needed.bundles.flatMap { $0.target.resources.map(\.path) })
    var files = linked.paths
    for framework in needed.frameworks {
      let list = FileManager.default.contents(
        atPath: "\(products)/\(framework.moduleName).files")
      files += String(decoding: list ?? Data(), as: UTF8.self).split(separator: "\n")
        .map(String.init)
    }
    guard !files.isEmpty else { return linked.problems }
    let own = FileManager.default.contents(atPath: "\(executable).files") ?? Data()
    try BuiltFile.write(
      own + Data(files.map { $0 + "\n" }.joined().utf8), to: "\(executable).files")
    return linked.problems
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  // MARK: Linking

  /// - Parameter isLast: whether there is no other attempt.
  /// - Returns: whether it had to be linked; nil where a module was compiled against stubs that were made anew for a later
  ///   one, so that it has to be compiled again.
  private func link(
    _ objects: [String], to executable: String, in products: String, isLast: Bool
  ) throws(Failure) -> Bool? {
    let command = ["swiftc", "-use-ld=lld", "-emit-executable", "-module-name", "main"]
    let stamp = FileStamp.of(objects, and: library.linkOptions + [library.edition])
    let stampFile = "\(products)/linked"
    if FileManager.default.isExecutableFile(atPath: executable),
      FileManager.default.contents(atPath: stampFile) == Data(stamp.utf8)
    {
      return false
    }
    let list = "\(products)/link"
    try BuiltFile.write(objects.map { "\(ModuleBuild.quoted($0))\n" }.joined(), to: list)
    let new = "\(executable).new-\(getpid())"
    let run = try Compiler.run(
      command + ["@\(list)"] + library.linkOptions + ["-o", new], in: products)
    guard run.status == 0 else {
      let text = run.output + run.errors
      if text.contains("undefined symbol: main") || text.contains("undefined reference to `main'") {
        throw Failure(
          "The target \(PlainText.line(target.name)) has no @main, so it has no widgets to show.",
          at: target.project, remedy: "Mark its WidgetBundle or its Widget with @main.")
      }
      if !isLast, text.contains("undefined symbol: $s12VitrineStubs") { return nil }
      report(text)
      throw Failure(
        "The target \(PlainText.line(target.name)) can't be linked; the linker's messages are above.",
        at: target.project)
    }
    try BuiltFile.replace(executable, with: new)
    try BuiltFile.write(stamp, to: stampFile)
    return true
  }

  // MARK: Errors

  private func failure(_ outcome: ModuleBuild.Outcome) -> Failure {
    let text = BuildReport(target: target, outcome.messages, output: outcome.text)
    report(text.lines.joined(separator: "\n"))
    return Failure(
      "The target \(PlainText.line(target.name)) can't be compiled: \(text.summary).",
      at: target.project, remedy: text.remedy)
  }
}
