import Arguments

/// The result of `help`: the verbs and their options.
struct HelpResult: Encodable {
  struct Verb: Encodable {
    var name: String
    var summary: String
    /// The operands as help shows them; nil for none.
    var operands: String?
    var options: [Option]
  }

  struct Option: Encodable {
    /// Without dashes.
    var name: String
    /// The placeholder of its value; nil for a flag.
    var value: String?
    /// The values that it takes, where they are a list.
    var values: [String]?
    var help: String
  }

  var verbs: [Verb]

  /// - Parameter verb: the name of the one to describe; nil for all.
  init(_ command: CommandDescription, verb: String?) {
    verbs = command.verbs.filter { verb == nil || $0.name == verb }.map { verb in
      Verb(
        name: verb.name, summary: verb.summary, operands: verb.operands?.form,
        options: verb.options.map { option in
          var values: [String]?
          if case .values(let names) = option.completion { values = names }
          return Option(
            name: option.name, value: option.form, values: values, help: option.help)
        })
    }
  }
}
