import Arguments
import Failures

/// `completion`
struct CompletionVerb: CommandVerb {
  static let name = "completion"
  static let summary =
    "writes a script by which a shell completes verbs and options: completion SHELL"
  static let operands: Operands? = Operands(
    "SHELL", completion: .values(CompletionScript.Shell.allCases.map(\.rawValue)))
  var projectFolder: String? { nil }

  var shell = CompletionScript.Shell.bash

  mutating func take(_ operands: [String]) throws {
    let known = CompletionScript.Shell.allCases.map(\.rawValue)
    guard operands.count == 1 else {
      throw Failure.usage(
        "completion wants one shell: \(known.joined(separator: ", ")).")
    }
    guard let shell = CompletionScript.Shell(rawValue: operands[0]) else {
      throw Failure.unknown("shell", operands[0], among: known)
    }
    self.shell = shell
  }

  func run(in session: CommandSession) -> ExitStatus {
    session.output.print(CompletionScript(session.command).text(for: shell), terminator: "")
    return .success
  }
}
