/// A command with all its verbs: what the parser, help, completion and documentation go by.
package struct CommandDescription: Sendable {
  /// The name that it is called by.
  package let program: String
  /// One line for help.
  package let summary: String
  package let verbs: [VerbDescription]
  /// Names of options that are promised and don't exist yet.
  package let plannedOptions: [String]

  package init(
    program: String, summary: String, verbs: [VerbDescription], plannedOptions: [String] = []
  ) {
    self.program = program
    self.summary = summary
    self.verbs = verbs
    self.plannedOptions = plannedOptions
  }

  package func verb(_ name: String) -> VerbDescription? { verbs.first { $0.name == name } }

  /// The options of all verbs.
  package var options: [OptionDescription] { verbs.flatMap(\.options) }
}
