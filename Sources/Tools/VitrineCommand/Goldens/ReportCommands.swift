import Arguments
import Foundation
import Goldens
import WidgetHost

/// The commands that a report from elsewhere offers to a person. None is shown as it is written there: it is
/// read, and written again where it is one that this program writes.
struct ReportCommands {
  private let session: CommandSession
  /// The output folder, and the goldens' as it was asked for.
  private let out: String
  private let goldens: String

  init(_ session: CommandSession, out: String, goldens: String) {
    self.session = session
    self.out = out
    self.goldens = goldens
  }

  /// The same report with commands that lead to this program's folders. What isn't understood is left out,
  /// and a note says so.
  func adopted(_ report: VerifyReport) -> VerifyReport {
    var report = report
    let approve = rebuilt(report.approveCommand, of: "approve")
    let record = rebuilt(report.recordCommand, of: "record")
    let prune = rebuilt(report.pruneCommand, of: "prune")
    var own = GoldenRequest()
    own.run.out = out
    own.goldens.folder = goldens
    report.approveCommand =
      approve ?? CommandName(invocation: session.invocation).command("approve", own)
    // New pictures can be approved as well as recorded.
    report.recordCommand = record ?? report.approveCommand
    let hadPrune = !report.pruneCommand.isEmpty
    report.pruneCommand = prune ?? ""
    let left = [
      approve == nil ? "approve" : nil, record == nil ? "record" : nil,
      hadPrune && prune == nil ? "prune" : nil,
    ].compactMap { $0 }
    if !left.isEmpty {
      report.notes.append(
        "The reports' commands for \(left.joined(separator: ", ")) are not shown: this program doesn't "
          + "write such ones, or their goldens lie outside of the folder (then give merge --goldens too)."
      )
    }
    return report
  }

  /// - Parameters:
  ///   - text: as ``CommandName`` writes it.
  ///   - verb: the name of the verb that it has to be a command of.
  /// - Returns: the command for this program's folders; nil where the text is none of the verb's, or leads
  ///   out of the project.
  func rebuilt(_ text: String, of verb: String) -> String? {
    guard text.utf8.count <= 10_000, let words = ShellWord.words(of: text),
      let (invocation, rest) = called(words), rest.first == verb,
      let declared = session.command.verb(verb),
      let parsed = try? ParsedArguments(
        Array(rest.dropFirst()), of: declared, in: session.command),
      parsed.operands.isEmpty, !parsed.wantsHelp
    else { return nil }
    let given = parsed.given
    let sections: [OptionSection] = [.selection, .world]
    let isOfFrames = { (option: OptionDescription) in sections.contains(option.section) }
    let taken = declared.options.filter(isOfFrames).map(\.name)
    guard given.typed.isSubset(of: taken + ["out", "goldens", "goldens-format"]),
      !given.words(where: { $0.name == "network" }).contains(where: { $0.hasPrefix("record") })
    else { return nil }
    var request = GoldenRequest()
    request.run.out = out
    guard let folder = folder(given) else { return nil }
    request.goldens.folder = folder
    let format = given.words { $0.name == "goldens-format" }.last
    request.goldens.format = format.flatMap(GoldenFormat.init) ?? .png
    request.frames.typed = given.typed
    request.frames.typedArguments = given.words(where: isOfFrames)
    return CommandName(invocation: invocation).command(verb, request)
  }

  /// The words that call a program, and those after them.
  private func called(_ words: [String]) -> (invocation: String, rest: ArraySlice<String>)? {
    let own = ShellWord.words(of: session.invocation) ?? []
    if !own.isEmpty, words.starts(with: own) { return (session.invocation, words[own.count...]) }
    // The command may join what a widget's executable wrote.
    guard session.isCommand, words.starts(with: ["swift", "run"]), words.count > 2,
      words[2].wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_.-]*/) != nil
    else { return nil }
    return ("swift run \(words[2])", words[3...])
  }

  /// The goldens' folder: the own one where it was asked for, else the command's, in the project.
  private func folder(_ given: GivenOptions) -> String? {
    let usual = GoldenOptions().folder
    guard goldens == usual, let named = given.words(where: { $0.name == "goldens" }).last else {
      return goldens
    }
    let project = ConfinedFolder(FileManager.default.currentDirectoryPath)
    return !named.hasPrefix("/") && project.contains(named) ? named : nil
  }
}
