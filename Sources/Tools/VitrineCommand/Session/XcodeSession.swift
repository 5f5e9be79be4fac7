import Failures
import Foundation
import Planning
import ProjectBuild
import Synchronization
import WidgetHost
import XcodeProject

/// The Xcode projects that a verb is run on. They are read when the session is made, and built when the verb asks for
/// their products.
final class XcodeSession: Sendable {
  let projects: [XcodeProject]
  /// The absolute path of the project, workspace or folder that was named.
  let operand: String
  private let options: BuildOptions
  private let isQuiet: Bool
  private let built = Mutex<[ProductExecutable]?>(nil)
  private let lacksTargets = Mutex(false)

  /// The exit status of a verb: `project` instead of success, where some of the targets couldn't be built.
  func status(after status: ExitStatus) -> ExitStatus {
    status == .success && lacksTargets.withLock { $0 } ? .project : status
  }

  /// The absolute path of the folder for build products; nil where none was named.
  var buildFolder: String? { options.folder }

  init(_ paths: [String], of operand: String, options: BuildOptions, isQuiet: Bool) throws {
    self.operand = operand
    let root = options.root.map { ProjectRoot($0) }
    projects = try paths.map { try XcodeProject($0, root: root) }
    self.options = options
    self.isQuiet = isQuiet
  }

  // MARK: Reading

  /// A project with the targets that are built and the targets with widgets that are left out.
  struct Choice {
    var project: XcodeProject
    var selection: ProjectBuilder.Selection
  }

  /// The targets to build. Projects of a workspace that have no widgets are left out.
  func choices() throws -> [Choice] {
    var choices: [Choice] = []
    var failure: (any Error)?
    for project in projects {
      do {
        choices.append(
          Choice(project: project, selection: try builder(project).selection()))
      } catch {
        failure = failure ?? error
      }
    }
    if choices.isEmpty, let failure { throw failure }
    return choices
  }

  private func builder(_ project: XcodeProject) -> ProjectBuilder {
    ProjectBuilder(project, options: options)
  }

  // MARK: Building

  /// The executables of the targets, built once.
  func products() throws -> [ProductExecutable] {
    try built.withLock { built in
      if let built { return built }
      let products = try build()
      built = products
      return products
    }
  }

  private func build() throws -> [ProductExecutable] {
    var products: [ProductExecutable] = []
    for choice in try choices() {
      note(choice)
      let folder = try BuildFolder(project: choice.project, chosen: options.folder)
      let locks = try UsedFolder.lock([UsedFolder(path: folder.path)])
      defer { withExtendedLifetime(locks) {} }
      let start = DispatchTime.now().uptimeNanoseconds
      let outcome = try builder(choice.project).build(choice.selection.targets) { Self.print($0) }
      let targets = outcome.built
      for failure in outcome.failures { Self.print("\(failure) It is left out.") }
      if !outcome.failures.isEmpty { lacksTargets.withLock { $0 = true } }
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      for target in targets {
        for problem in target.problems { Self.print(problem.description) }
        products.append(try product(target, among: products))
      }
      if !isQuiet, targets.contains(where: { !$0.wasUpToDate }) {
        let names = targets.map(\.target.name).joined(separator: ", ")
        Self.print("\(PlainText.line(names)) built in \(Self.rounded(seconds)) s")
      }
    }
    return products
  }

  private func product(
    _ target: BuiltTarget, among others: [ProductExecutable]
  ) throws -> ProductExecutable {
    if others.contains(where: { $0.name == target.name }) {
      throw Failure(
        "Two targets make the module \(target.name).", at: target.target.project,
        remedy: "Choose one by --target.")
    }
    return ProductExecutable(
      name: target.name, path: target.executable, sdk: target.target.linkedSDK,
      device: target.target.platform == .watchOS ? DeviceTable.standardWatch : nil)
  }

  /// Prints the project's problems and the targets that are left out.
  private func note(_ choice: Choice) {
    for problem in choice.project.problems { Self.print(problem.description) }
    guard !isQuiet, !choice.selection.others.isEmpty else { return }
    let names = choice.selection.others.map { "\($0.name) (\($0.platform.rawValue))" }
    Self.print(
      PlainText.line("left out: \(names.joined(separator: ", ")); --target builds them"))
  }

  /// Seconds with one decimal.
  private static func rounded(_ seconds: Double) -> String {
    "\((seconds * 10).rounded() / 10)"
  }

  private static func print(_ text: String) {
    FileHandle.standardError.write(Data((PlainText.lines(text) + "\n").utf8))
  }
}
