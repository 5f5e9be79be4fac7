/// Arguments taken apart, before their values are looked at.
struct ParsedArguments {
  var verb: Verb
  var values: [String: [String]] = [:]
  var switches: Set<String> = []
  /// What stands without an option: a project, or the verb that help is asked for.
  var rest: [String] = []
  var wantsHelp = false
  var wantsVersion = false
  /// Options that stood on the command line, and not in the project's file.
  var typed: Set<String> = []

  /// - Parameter defaultVerb: for no arguments at all.
  init(_ arguments: [String], defaultVerb: Verb = .help) throws {
    var arguments = arguments[...]
    verb = defaultVerb
    guard let first = arguments.first else { return }
    if first == "--version" {
      wantsVersion = true
      return
    }
    if first == "--help" || first == "-h" {
      verb = .help
      return
    }
    guard let named = Verb(rawValue: first) else { throw Self.unknownVerb(first) }
    verb = named
    arguments = arguments.dropFirst()
    while let argument = arguments.popFirst() {
      if argument == "--help" || argument == "-h" {
        wantsHelp = true
      } else if argument.hasPrefix("--"), argument.count > 2 {
        try take(option: argument.dropFirst(2), &arguments)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        throw UsageError("Options are written in full, with two dashes: what is \(argument)?")
      } else {
        rest.append(argument)
      }
    }
  }

  /// The arguments that choose frames and their world, as they would be typed again.
  func words(of isWanted: (String) -> Bool) -> [String] {
    OptionTable.options(of: verb)
      .filter { [.selection, .world].contains($0.group) && isWanted($0.name) }
      .flatMap { option in (values[option.name] ?? []).flatMap { ["--" + option.name, $0] } }
  }

  private mutating func take(option: Substring, _ arguments: inout ArraySlice<String>) throws {
    let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let spec = OptionTable.option(name, of: verb) else {
      if OptionTable.planned.contains(name) {
        throw UsageError("--\(name) is not available yet.")
      }
      let known = OptionTable.options(of: verb).map { "--" + $0.name }
      throw UsageError.unknown("option", "--" + name, among: known)
    }
    guard spec.isTaken(by: verb) else {
      throw UsageError(
        "\(verb.rawValue) takes no --\(name). See: help \(verb.rawValue).")
    }
    typed.insert(name)
    if spec.value == nil {
      if parts.count > 1 { throw UsageError("--\(name) takes no value.") }
      switches.insert(name)
      return
    }
    if parts.count > 1 {
      values[name, default: []].append(String(parts[1]))
    } else if let value = arguments.popFirst() {
      values[name, default: []].append(value)
    } else {
      throw UsageError("--\(name) wants a value: \(spec.value ?? "").")
    }
  }

  private static func unknownVerb(_ name: String) -> UsageError {
    let there = Verb.allCases.map(\.rawValue)
    if Verb.planned.contains(name) {
      return UsageError(
        "\(name) is not available yet. There are: \(there.joined(separator: ", ")).")
    }
    return UsageError.unknown("verb", name, among: there)
  }
}
