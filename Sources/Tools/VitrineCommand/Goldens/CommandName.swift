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
}
