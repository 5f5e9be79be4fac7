import Arguments
import Failures
import Foundation
import ProjectBuild

/// The options of a project of Xcode: what is built of it, and with what.
struct ProjectOptions: Sendable {
  var build = BuildOptions()
  /// Whether what was typed of these options is written into `vitrine.json`.
  var isKept = false

  static let options = OptionList<ProjectOptions>(
    choices,
    .flag("keep", "keeps these options in vitrine.json beside the Xcode project", \.isKept)
  ).section(.project)

  /// The options that `--keep` keeps.
  static var kept: [OptionDescription] { choices.descriptions }

  private static let choices = OptionList<ProjectOptions>(
    .option(
      "target", "NAME", "an Xcode project's targets (all with widgets for iOS)", \.build.targets
    ) { $0.given },
    .option(
      "build-configuration", "NAME", "an Xcode project's build configuration (Debug)",
      \.build.configuration
    ) { try $0.last() },
    .option(
      "build-folder", "DIR", "what is built of an Xcode project (.vitrine beside it)",
      \.build.folder, completion: .folder
    ) { Self.absolute(try $0.last()) },
    .option(
      "stub", "FILE",
      "Swift compiled with an Xcode project's targets, or MODULE=FILE for a module that is missing",
      \.build.stubs, completion: .file
    ) { $0.given },
    .option(
      "packages", "DIR", "a folder with packages that an Xcode project imports, as SourcePackages",
      \.build.packages, completion: .folder
    ) { $0.given.map(Self.absolute) },
    .option(
      "project-root", "DIR",
      "the folder outside of which nothing of an Xcode project is read (its repository)",
      \.build.root, completion: .folder
    ) { Self.absolute(try $0.last()) }
  )

  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
