/// What the command says of itself.
enum Help {
  static func overview(_ program: String) -> String {
    let width = 10
    let verbs = Verb.allCases.map { "  \(pad($0.rawValue, width))\($0.summary)" }
    return """
      Renders iOS widgets to pictures and pages.

        \(program) VERB [options]

      \(verbs.joined(separator: "\n"))

      \(program) help VERB lists its options; \(program) --version says which this is.
      Exit status: 0 as asked, 1 differences or findings, 2 usage, 3 the project couldn't be read, 4 a frame failed.
      """
  }

  static func verb(_ verb: Verb, _ program: String) -> String {
    var lines = ["\(program) \(verb.rawValue)\(verb.groups.isEmpty ? "" : " [options]")", ""]
    lines.append("  \(verb.summary)")
    let options = OptionTable.options(of: verb)
    var groups: [OptionGroup] = []
    for option in options where !groups.contains(option.group) { groups.append(option.group) }
    for group in groups {
      lines += ["", heading(group)]
      for option in options where option.group == group {
        let form = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
        lines.append("  \(pad(form, 34)) \(option.help)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func heading(_ group: OptionGroup) -> String {
    switch group {
    case .selection: "Which frames (several values with commas):"
    case .world: "The world they are made in:"
    case .output: "What is written:"
    case .running: "How it runs:"
    case .listing: "What is printed:"
    case .auditing: "What is found:"
    case .goldens: "What it is compared with:"
    case .setup: "What is set up:"
    }
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
