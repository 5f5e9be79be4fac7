/// A command with all its verbs: what the parser, help, completion and documentation go by.
package struct CommandDescription: Sendable {
  /// The name that it is called by.
  package let program: String
  /// One line for help.
  package let summary: String
  private let describe: @Sendable () -> [VerbDescription]
  /// Names of options that are promised and don't exist yet.
  package let plannedOptions: [String]

  package init(
    program: String, summary: String, plannedOptions: [String] = [],
    verbs: @escaping @Sendable () -> [VerbDescription]
  ) {
    self.program = program
    self.summary = summary
    describe = verbs
    self.plannedOptions = plannedOptions
  }

  /// The verbs, each of them described anew at every call. To carry a verb out, the description of its type is enough.
  package var verbs: [VerbDescription] { describe() }

  package func verb(_ name: String) -> VerbDescription? { verbs.first { $0.name == name } }

  /// The options of all verbs.
  package var options: [OptionDescription] { verbs.flatMap(\.options) }
}
