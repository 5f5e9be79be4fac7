import Foundation
import XcodeProject

/// The build and the drawing of an Xcode project's targets by `watch`.
struct XcodeWatch {
  let package: PackageBuild
  /// The program of a run that draws, and its arguments.
  let drawing: [String]

  /// - Parameters:
  ///   - program: the path of this command.
  ///   - arguments: those of a run of `gallery`, without a project.
  ///   - custom: a line for the shell that builds, in place of this command.
  init(_ session: XcodeSession, program: String, arguments: [String], custom: String?) throws {
    // The first run has kept the options: written again, vitrine.json would be a change to build.
    let arguments = arguments.filter { $0 != "--keep" && !$0.hasPrefix("--keep=") }
    let operand = session.operand
    drawing = [program] + arguments.prefix(1) + [operand] + arguments.dropFirst()
    let folder = FileManager.default.currentDirectoryPath
    package = PackageBuild(
      project: folder, folders: try Self.folders(of: session, in: folder),
      products: session.buildFolder,
      command: custom.map { ["/bin/sh", "-c", $0] }
        ?? [program, "list", operand] + Self.projectOptions(arguments))
  }

  /// The folders that hold the project and the files of its targets.
  private static func folders(of session: XcodeSession, in folder: String) throws -> [String] {
    var folders = [folder]
    for choice in try session.choices() {
      folders += choice.project.localPackages + [choice.project.folder]
      for target in choice.selection.targets {
        folders += (target.sources + target.resources).map {
          ($0.path as NSString).deletingLastPathComponent
        }
      }
    }
    return Set(folders).filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }

  /// The options by which targets are built, of all that a run of `gallery` has.
  private static func projectOptions(_ arguments: [String]) -> [String] {
    let options = ProjectOptions.kept
    var rest = arguments.dropFirst()
    var found: [String] = []
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else { continue }
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1)
      guard let name = parts.first, let option = options.first(where: { $0.name == name }) else {
        continue
      }
      found.append(argument)
      if parts.count == 1, option.takesNextArgument, let value = rest.popFirst() {
        found.append(value)
      }
    }
    return found
  }
}
