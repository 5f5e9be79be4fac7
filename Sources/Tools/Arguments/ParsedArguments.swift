import Failures

/// The arguments of one verb, taken apart, before their values are read.
package struct ParsedArguments: Sendable {
  package var given: GivenOptions
  /// The arguments without dashes.
  package private(set) var operands: [String] = []
  package private(set) var wantsHelp = false

  /// - Parameter arguments: those after the verb.
  /// - Throws: a ``Failure`` of usage, for an option that the verb doesn't take.
  package init(
    _ arguments: [String], of verb: VerbDescription, in command: CommandDescription
  ) throws {
    given = GivenOptions(verb.options)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" {
        wantsHelp = true
      } else if argument.hasPrefix("--"), argument.count > 2 {
        try take(option: argument.dropFirst(2), &rest, verb, command)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        throw Failure.usage(
          "Options are written in full, with two dashes: what is \(argument)?")
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func take(
    option: Substring, _ rest: inout ArraySlice<String>, _ verb: VerbDescription,
    _ command: CommandDescription
  ) throws {
    let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let declared = verb.options.first(where: { $0.name == name }) else {
      throw Self.notTaken(name, verb, command)
    }
    guard let form = declared.form else {
      if parts.count > 1 { throw Failure.usage("--\(name) takes no value.") }
      given.add(name, nil)
      return
    }
    if parts.count > 1 {
      given.add(name, String(parts[1]))
    } else if declared.implied != nil, declared.takes(rest.first), let value = rest.popFirst() {
      given.add(name, value)
    } else if let implied = declared.implied {
      given.add(name, implied)
    } else if let value = rest.popFirst() {
      given.add(name, value)
    } else {
      throw Failure.usage("--\(name) wants a value: \(form).")
    }
  }

  private static func notTaken(
    _ name: String, _ verb: VerbDescription, _ command: CommandDescription
  ) -> Failure {
    if command.options.contains(where: { $0.name == name }) {
      return .usage("\(verb.name) takes no --\(name).", remedy: "See: help \(verb.name).")
    }
    if command.plannedOptions.contains(name) {
      return .usage("--\(name) is not available yet.")
    }
    return .unknown("option", "--" + name, among: verb.options.map { "--" + $0.name })
  }
}
