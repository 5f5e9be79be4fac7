import Arguments
import Failures

/// `help`
struct HelpVerb: CommandVerb {
  static let name = "help"
  static let summary = "explains a verb: help VERB"
  static let operands: Operands? = Operands("[VERB]")
  var projectFolder: String? { nil }

  var verb: String?
  var isMarkdown = false

  static let options = OptionList<HelpVerb>(
    OptionList<HelpVerb>.flag(
      "markdown", "print the page of all verbs, docs/command.md", \.isMarkdown
    )
    .section(.listing))

  mutating func take(_ operands: [String]) { verb = operands.first }

  func run(in session: CommandSession) throws -> ExitStatus {
    let command = session.command
    session.output.give(HelpResult(command, verb: verb))
    if isMarkdown {
      session.output.print(CommandPage(command).markdown, terminator: "")
      return .success
    }
    guard let name = verb else {
      session.output.print(HelpText(command).overview)
      return .success
    }
    guard let verb = command.verb(name) else {
      throw Failure.unknown("verb", name, among: command.verbs.map(\.name))
    }
    session.output.print(HelpText(command).verb(verb))
    return .success
  }
}
