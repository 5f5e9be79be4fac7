import Arguments
import Failures
import Foundation
import Goldens
import Planning
import Typesetting
import WidgetHost

/// The session that a verb runs in: the command, its arguments and the products that it may draw.
struct CommandSession {
  let command: CommandDescription
  /// The arguments as typed, the verb first.
  let arguments: [String]
  /// Finds the executables whose widgets are drawn where no project is named.
  let findProducts: () throws -> [ProductExecutable]
  /// The projects of Xcode whose widgets are drawn; nil where there are none.
  var xcode: XcodeSession?
  /// The receiver of what the verb prints and of its result.
  let output: CommandOutput

  /// The file with a project's options.
  static let projectFile = "vitrine.json"

  /// Whether this is the command itself, and not a widget's executable.
  var isCommand: Bool { command.program == "vitrine" }
  /// The words that call the program from a shell, in a package.
  var invocation: String {
    isCommand ? command.program : "swift run \(ShellWord.quoted(command.program))"
  }
  /// The owner of the files that this run writes: the program and its verb.
  var owner: String { "\(command.program) \(arguments.first ?? "")" }

  /// The executables whose widgets are drawn, with the request's fonts in this process as well.
  ///
  /// - Parameter out: the output folder, which is checked before the work.
  func products(for request: PlanRequest, writingTo out: String) throws -> [ProductExecutable] {
    FontLibrary.directory = request.world.fonts.map { URL(fileURLWithPath: $0) }
    _ = try asUsage { try OutputFolder(out) }
    return try findProducts()
  }
}
