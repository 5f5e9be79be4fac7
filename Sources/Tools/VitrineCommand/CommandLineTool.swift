import Arguments
import Failures
import Foundation
import Planning
import WidgetHost

/// The command: arguments in, exit status out. Each verb is a file in `Verbs`; here is where they are
/// known.
package struct CommandLineTool {
  /// The program's name in help and messages.
  let program: String
  /// Finds the executables whose widgets are meant where no project is named.
  let products: () throws -> [ProductExecutable]

  private static let verbs: [any CommandVerb.Type] = [
    GalleryVerb.self, RenderVerb.self, WatchVerb.self, TimelineVerb.self, ListVerb.self,
    RecordVerb.self, VerifyVerb.self, ApproveVerb.self, PruneVerb.self, MergeVerb.self,
    AuditVerb.self, InitVerb.self, DoctorVerb.self, CompletionVerb.self, HelpVerb.self,
  ]

  /// The command of a widget's own executable.
  package static func ownWidgets() -> CommandLineTool {
    let name = (try? Products.own().name) ?? "widgets"
    return CommandLineTool(program: name) { [try Products.own()] }
  }

  /// `vitrine`, whose widgets are the examples beside it.
  package static func vitrine() -> CommandLineTool {
    CommandLineTool(program: "vitrine") { try Products.besideOwn() }
  }

  var description: CommandDescription {
    CommandDescription(
      program: program, summary: "Renders iOS widgets to pictures and pages.",
      verbs: Self.verbs.map { $0.description }, plannedOptions: ["symbols"])
  }

  /// - Returns: the exit status, an ``ExitStatus``.
  package func run(_ arguments: [String]) -> Int32 {
    let status: ExitStatus
    do {
      let asked = try perform(arguments)
      try StandardOutput.finish()
      status = asked
    } catch {
      let message = "\(program): \(PlainText.line("\(error)"))\n"
      FileHandle.standardError.write(Data(message.utf8))
      status = (error as? Failure)?.status ?? .project
    }
    return status.rawValue
  }

  func perform(_ arguments: [String]) throws -> ExitStatus {
    switch arguments.first {
    case nil, "--help", "-h":
      print(HelpText(description).overview)
      return .success
    case "--version":
      print(Version.generator)
      return .success
    case let name?:
      guard let verb = Self.verbs.first(where: { $0.name == name }) else {
        throw Failure.unknown("verb", name, among: Self.verbs.map { $0.name })
      }
      return try perform(verb, arguments)
    }
  }

  private func perform<V: CommandVerb>(_ type: V.Type, _ arguments: [String]) throws -> ExitStatus {
    let command = description
    guard let verb: V = try parse(arguments, in: command) else {
      print(HelpText(command).verb(V.description))
      return .success
    }
    let interruption = V.usesWorkers ? Interruption() : nil
    let locks = try UsedFolder.lock(verb.usedFolders)
    defer { withExtendedLifetime((interruption, locks)) {} }
    return try verb.run(
      in: CommandSession(command: command, arguments: arguments, findProducts: products))
  }

  /// - Parameter arguments: the verb first.
  /// - Returns: the verb with its options; nil where help is asked for.
  func parse<V: CommandVerb>(_ arguments: [String], in command: CommandDescription) throws -> V? {
    var parsed = try ParsedArguments(
      Array(arguments.dropFirst()), of: V.description, in: command)
    if parsed.wantsHelp { return nil }
    if V.operands == nil, let project = parsed.operands.first {
      throw Failure.usage(
        "Reading a project (\(project)) is not available yet.",
        remedy: "Leave it out, or run the verb on a widget's own executable: "
          + "swift run MyWidgets \(V.name).")
    }
    var verb = V()
    try verb.take(parsed.operands)
    if let folder = verb.projectFolder,
      let file = try OptionFile(
        CommandSession.projectFile, in: folder, known: command.options)
    {
      parsed.given.fill(from: file)
    }
    try V.options.read(parsed.given, into: &verb)
    return verb
  }
}
