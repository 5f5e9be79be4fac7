import Failures

/// The documentation of a command as a page of Markdown.
package struct CommandPage {
  let command: CommandDescription

  package init(_ command: CommandDescription) { self.command = command }

  package var markdown: String {
    var lines = [
      "# The command", "",
      "This page is generated from the declarations of the verbs: `Tools/command-page` writes it, and a "
        + "test checks that it is current.", "",
      command.summary, "", "```", "\(command.program) VERB [options]", "```", "",
      "Any option can also be a key of `vitrine.json` in the project, without its dashes; on the command "
        + "line it wins. `\(command.program) completion SHELL` writes completion for bash, zsh or fish.",
      "", "| exit status | meaning |", "|---|---|",
    ]
    lines += ExitStatus.allCases.map { "| \($0.rawValue) | \($0.meaning) |" }
    lines += ["", "| verb | does |", "|---|---|"]
    lines += command.verbs.map { "| [`\($0.name)`](#\($0.name)) | \(Self.cell($0.summary)) |" }
    for verb in command.verbs { lines += section(verb) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ verb: VerbDescription) -> [String] {
    var lines = ["", "## \(verb.name)", "", "`\(command.program) \(verb.usage)`", ""]
    lines.append(verb.summary.prefix(1).uppercased() + verb.summary.dropFirst() + ".")
    for (heading, options) in verb.sections {
      lines += ["", heading, "", "| option | |", "|---|---|"]
      lines += options.map { "| `\(Self.cell($0.usage))` | \(Self.cell($0.help)) |" }
    }
    return lines
  }

  /// A text in a cell of a table, where a bar would end the cell.
  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
