import Goldens

/// The words that call the command, for messages that name a command to run.
struct CommandName {
  /// `vitrine`, or `swift run MyWidgets`.
  let invocation: String

  /// A verb with the options that lead to the same folders and frames.
  ///
  /// - Parameter verb: `approve`, `record` or `prune`.
  func command(_ verb: String, _ request: GoldenRequest) -> String {
    var text = "\(invocation) \(verb)"
    if request.run.out != "output", verb == Self.approve {
      text += " --out \(ShellWord.quoted(request.run.out))"
    }
    if request.goldens.folder != "Goldens" {
      text += " --goldens \(ShellWord.quoted(request.goldens.folder))"
    }
    if verb != Self.approve {
      if request.frames.typed.contains("goldens-format") {
        text += " --goldens-format \(request.goldens.format.rawValue)"
      }
      text += request.frames.typedArguments.map { " " + ShellWord.quoted($0) }.joined()
    }
    return text
  }

  private static let approve = "approve"

  /// A command of ``command(_:_:)`` with another `--out`.
  static func redirected(_ command: String, to out: String) -> String {
    let option = " --out "
    let own = out == "output" ? "" : option + ShellWord.quoted(out)
    guard let found = command.range(of: option) else {
      guard let verb = command.range(of: " \(approve)") else { return command }
      return command[..<verb.upperBound] + own + command[verb.upperBound...]
    }
    var end = found.upperBound
    var isQuoted = false
    while end < command.endIndex, isQuoted || command[end] != " " {
      if command[end] == "'" { isQuoted.toggle() }
      let isEscape = command[end] == "\\" && !isQuoted
      end =
        command.index(end, offsetBy: isEscape ? 2 : 1, limitedBy: command.endIndex)
        ?? command.endIndex
    }
    return command[..<found.lowerBound] + own + command[end...]
  }
}
