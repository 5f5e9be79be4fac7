import Failures
import Foundation
import XcodeProject

// The building of targets that a project of Xcode names: their files compiled where they lie, against Vitrine's
// modules, with products in a folder beside the project.
//
// From the bottom to the top:
//
//   Processes/   other programs, the compiler among them
//   Products/    the folder for products, its files; resources; Swift that Xcode would generate
//   Packages/    packages on this machine: manifests, targets, bundles, the search for a module
//   Library/     Vitrine's modules and its shared library, in a checkout and in the SDK's bundle
//   Messages/    the compiler's messages, and what is known of them
//   Compiling/   one module, file by file where they changed
//   Stubs/       modules in place of those that aren't there, by how the code uses their names
//   Dependencies/  modules that a target imports and that aren't Apple's
//   (here)       `TargetBuild`, one target; `ProjectBuilder`, those of a project

/// The build of a project's targets with widgets.
package struct ProjectBuilder: Sendable {
  package let project: XcodeProject
  package let options: BuildOptions

  package init(_ project: XcodeProject, options: BuildOptions) {
    self.project = project
    self.options = options
  }

  /// The targets that are built, and the names of those that are left out.
  package struct Selection: Sendable {
    package var targets: [XcodeTarget]
    /// Targets with widgets for other platforms, which are built where they are named.
    package var others: [XcodeTarget]
  }

  /// - Throws: a ``Failure`` where the project has no widgets, or a target isn't there.
  package func selection() throws(Failure) -> Selection {
    let all = try project.widgetExtensions(configuration: options.configuration)
    if let wanted = options.configuration, !project.configurations.contains(wanted) {
      throw Failure.unknown("build configuration", wanted, among: project.configurations)
    }
    if !options.targets.isEmpty {
      var targets: [XcodeTarget] = []
      for name in options.targets {
        guard let target = all.first(where: { $0.name == name }) else {
          throw Failure.unknown("target with widgets", name, among: all.map(\.name))
        }
        targets.append(target)
      }
      return Selection(targets: targets, others: [])
    }
    guard !all.isEmpty else {
      let names = project.targetNames
      throw Failure(
        "None of its targets is an extension with widgets.", at: project.path,
        remedy: names.isEmpty
          ? "It has no targets with source."
          : "It has: \(PlainText.line(names.joined(separator: ", "))).")
    }
    let isForPhones = all.contains { $0.platform == .iOS }
    return Selection(
      targets: all.filter { !isForPhones || $0.platform == .iOS },
      others: all.filter { isForPhones && $0.platform != .iOS })
  }

  /// The targets that were built, and why others couldn't be.
  package struct Outcome: Sendable {
    package var built: [BuiltTarget] = []
    package var failures: [Failure] = []
  }

  /// Builds targets one after the other; one that can't be built leaves the others.
  ///
  /// - Parameter report: Takes lines for a person.
  /// - Throws: a ``Failure`` where none can be built, that of the first.
  package func build(
    _ targets: [XcodeTarget], report: @escaping (String) -> Void
  ) throws(Failure) -> Outcome {
    let folder = try BuildFolder(project: project, chosen: options.folder)
    let library = try VitrineLibrary.own(makingIn: folder.library)
    var outcome = Outcome()
    for target in targets {
      do throws(Failure) {
        outcome.built.append(
          try TargetBuild(
            project: project, target: target, folder: folder, library: library, options: options,
            report: report
          ).run())
      } catch {
        outcome.failures.append(error)
      }
    }
    if outcome.built.isEmpty, let failure = outcome.failures.first { throw failure }
    return outcome
  }
}
