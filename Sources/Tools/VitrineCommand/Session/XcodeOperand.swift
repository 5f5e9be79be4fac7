import Arguments
import Failures
import Foundation
import XcodeProject

/// The operand that names a project of Xcode: `vitrine gallery MyApp.xcodeproj`.
struct XcodeOperand {
  /// The path of a container, or of a folder with one.
  let path: String
  /// The arguments without it, the verb first.
  let arguments: [String]

  /// - Returns: nil where the arguments and the current folder name no project of Xcode.
  init?(_ arguments: [String]) {
    var rest = arguments
    if let index = arguments.indices.dropFirst().first(where: { index in
      XcodeContainer.isNamed(arguments[index]) && !arguments[index].hasPrefix("-")
        && (index == 1 || !arguments[index - 1].hasPrefix("--")
          || arguments[index - 1].contains("="))
    }) {
      path = rest.remove(at: index)
    } else if arguments.count > 1, !arguments[1].hasPrefix("-") {
      guard XcodeContainer.isProjectFolder(arguments[1]) else { return nil }
      path = rest.remove(at: 1)
    } else {
      let folder = FileManager.default.currentDirectoryPath
      guard XcodeContainer.isProjectFolder(folder) else { return nil }
      path = folder
    }
    self.arguments = rest
  }

  /// Reads the projects, and goes to their folder, as `cd` does: `vitrine.json` and the output lie beside them.
  ///
  /// - Parameter verb: the verb's description, with the options that are read here.
  func session(for verb: VerbDescription, in command: CommandDescription) throws -> XcodeSession? {
    var parsed = try ParsedArguments(Array(arguments.dropFirst()), of: verb, in: command)
    if parsed.wantsHelp { return nil }
    let projects = try XcodeContainer.projects(at: path)
    let operand = ProjectOptions.absolute(path)
    let folder = XcodeContainer.folder(of: path)
    guard FileManager.default.changeCurrentDirectoryPath(folder) else {
      throw Failure("It can't be entered.", at: folder, remedy: "Check its permissions.")
    }
    let typed = parsed.given
    if let file = try OptionFile(
      CommandSession.projectFile, in: folder, own: verb.options, known: command.options)
    {
      parsed.given.fill(from: file)
    }
    var options = ProjectOptions()
    try ProjectOptions.options.read(parsed.given, into: &options)
    if options.isKept { try KeptOptions(typed, of: ProjectOptions.kept).write(in: folder) }
    return try XcodeSession(
      projects, of: operand, options: options.build, isQuiet: parsed.given.isGiven("quiet"))
  }
}
