import Failures

/// The help of a command and of its verbs, for a terminal.
package struct HelpText {
  let command: CommandDescription

  package init(_ command: CommandDescription) { self.command = command }

  package var overview: String {
    let width = (command.verbs.map(\.name.count).max() ?? 0) + 1
    let verbs = command.verbs.map { "  \(Self.padded($0.name, width))\($0.summary)" }
    let statuses = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }
    return """
      \(command.summary)

        \(command.program) VERB [options]

      \(verbs.joined(separator: "\n"))

      \(command.program) help VERB lists its options; \(command.program) --version says which this is.
      Exit status: \(statuses.joined(separator: ", ")).
      """
  }

  package func verb(_ verb: VerbDescription) -> String {
    var lines = ["\(command.program) \(verb.usage)", "", "  \(verb.summary)"]
    for (heading, options) in verb.sections {
      lines += ["", heading]
      lines += options.map { "  \(Self.padded($0.usage, 34)) \($0.help)" }
    }
    return lines.joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
