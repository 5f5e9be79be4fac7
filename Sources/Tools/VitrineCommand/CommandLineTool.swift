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
  /// Whether it draws the widgets of the package in a folder: that of the operand, else the current one.
  var readsPackages = false
  /// Finds the executables whose widgets are meant where there is no package.
  let products: () throws -> [ProductExecutable]
  /// The projects of Xcode whose widgets are drawn; nil where there are none.
  var xcode: XcodeSession?

  private static let verbs: [any CommandVerb.Type] = [
    GalleryVerb.self, RenderVerb.self, ServeVerb.self, WatchVerb.self, TimelineVerb.self,
    ListVerb.self,
    RecordVerb.self, VerifyVerb.self, ApproveVerb.self, ReviewVerb.self, PruneVerb.self,
    MergeVerb.self,
    AuditVerb.self, ExplainVerb.self, CompareVerb.self, MCPVerb.self, InitVerb.self, NewVerb.self,
    SetupVerb.self,
    DoctorVerb.self,
    CompletionVerb.self, HelpVerb.self,
  ]

  /// The command of a widget's own executable.
  package static func ownWidgets() -> CommandLineTool {
    let name = (try? Products.own().name) ?? "widgets"
    return CommandLineTool(program: name) {
      try GivenProducts.all ?? [Products.own()]
    }
  }

  /// `vitrine`, whose widgets are those of a package, and in Vitrine's own the examples beside it.
  package static func vitrine() -> CommandLineTool {
    CommandLineTool(program: "vitrine", readsPackages: true) {
      try GivenProducts.all ?? Products.besideOwn()
    }
  }

  var description: CommandDescription {
    CommandDescription(
      program: program, summary: "Renders iOS widgets to pictures and pages.",
      plannedOptions: ["symbols"]
    ) { [readsPackages] in
      Self.verbs.map {
        $0.takesFolder && !readsPackages && $0.leadingOption == nil && $0.leadingWords.isEmpty
          ? $0.description.withoutOperands : $0.description
      }
    }
  }

  /// - Returns: the exit status, an ``ExitStatus``.
  package func run(_ arguments: [String]) -> Int32 {
    run(arguments, CommandOutput(isJSON: JSONOption.isAsked(arguments)))
  }

  /// - Parameter output: the receiver of what is printed.
  func run(_ arguments: [String], _ output: CommandOutput) -> Int32 {
    let verb = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    do {
      let status = try perform(arguments, output)
      try output.finish(verb, status)
      try StandardOutput.finish()
      return status.rawValue
    } catch {
      let message = "\(program): \(PlainText.line("\(error)"))\n"
      FileHandle.standardError.write(Data(message.utf8))
      let failure = error as? Failure ?? Failure("\(error)")
      try? output.finish(verb, failure.status, failure)
      return failure.status.rawValue
    }
  }

  func perform(
    _ arguments: [String], _ output: CommandOutput = CommandOutput()
  ) throws -> ExitStatus {
    switch arguments.first {
    case nil, "--help", "-h":
      output.print(HelpText(description).overview)
      return .success
    case "--version":
      output.print(Version.generator)
      return .success
    case let name?:
      guard let verb = Self.verbs.first(where: { $0.name == name }) else {
        throw Failure.unknown("verb", name, among: Self.verbs.map { $0.name })
      }
      let words = try LeadingOperand.asWords(arguments, of: verb, in: description)
      let arguments = try LeadingOperand.asOption(words, of: verb, in: description)
      return try inXcode(verb, arguments, output) ?? perform(verb, arguments, output)
    }
  }

  /// Carries a verb out on the widgets of a project of Xcode.
  ///
  /// - Returns: nil where none is named.
  private func inXcode(
    _ verb: any CommandVerb.Type, _ arguments: [String], _ output: CommandOutput
  ) throws -> ExitStatus? {
    guard program == "vitrine", verb.takesFolder, let operand = XcodeOperand(arguments),
      let session = try operand.session(for: verb.description, in: description)
    else { return nil }
    let tool = CommandLineTool(
      program: program, products: { try session.products() }, xcode: session)
    return session.status(after: try tool.perform(verb, operand.arguments, output))
  }

  private func perform<V: CommandVerb>(
    _ type: V.Type, _ arguments: [String], _ output: CommandOutput
  ) throws -> ExitStatus {
    let command = description
    let arguments = try inFolder(arguments, V.self, in: command)
    guard let verb: V = try parse(arguments, in: command, output) else {
      output.print(HelpText(command).verb(V.description))
      return .success
    }
    let interruption = V.usesWorkers ? Interruption() : nil
    let locks = try UsedFolder.lock(verb.usedFolders)
    defer { withExtendedLifetime((interruption, locks)) {} }
    return try verb.run(
      in: CommandSession(
        command: command, arguments: arguments,
        findProducts: { try ProductSearch(arguments: arguments, of: self).products() },
        xcode: xcode, output: output))
  }

  /// Goes to the folder that the verb's operand names, as `cd` does.
  ///
  /// - Returns: the arguments without it.
  private func inFolder<V: CommandVerb>(
    _ arguments: [String], _ type: V.Type, in command: CommandDescription
  ) throws -> [String] {
    guard readsPackages, V.takesFolder else { return arguments }
    let operands = try ParsedArguments(
      Array(arguments.dropFirst()), of: V.description, in: command
    ).operands
    guard let folder = operands.first else { return arguments }
    guard operands.count == 1 else {
      throw Failure.usage(
        "\(V.name) takes one folder, not \(operands.count): \(operands.joined(separator: ", ")).")
    }
    guard FileManager.default.changeCurrentDirectoryPath(folder) else {
      throw Failure.usage(
        "There is no folder \(folder).",
        remedy: "Give the folder of a package, or an .xcodeproj: \(V.name) [PROJECT]."
      )
    }
    guard FileManager.default.fileExists(atPath: "Package.swift") else {
      throw Failure.usage(
        "There is no Package.swift and no project of Xcode in \(folder).",
        remedy: "Give the folder of a package, or an .xcodeproj; vitrine new NAME writes a package."
      )
    }
    return LeadingOperand.removing(folder, from: arguments)
  }

  /// - Parameter arguments: the verb first.
  /// - Returns: the verb with its options; nil where help is asked for.
  func parse<V: CommandVerb>(
    _ arguments: [String], in command: CommandDescription,
    _ output: CommandOutput = CommandOutput()
  ) throws -> V? {
    let description = V.description
    var parsed = try ParsedArguments(
      Array(arguments.dropFirst()), of: description, in: command)
    if parsed.wantsHelp { return nil }
    if V.takesFolder || V.operands == nil, let folder = parsed.operands.first {
      throw Failure.usage(
        V.takesFolder
          ? "\(program) draws its own widgets, and none of \(folder)."
          : "\(V.name) takes no operand, so what is \(folder)?",
        remedy: V.takesFolder ? "Leave it out, or run vitrine \(V.name) \(folder)." : nil)
    }
    var verb = V()
    try verb.take(parsed.operands)
    if let folder = verb.projectFolder,
      let file = try OptionFile(
        CommandSession.projectFile, in: folder, own: description.options, known: command.options)
    {
      parsed.given.fill(from: file)
    }
    if JSONOption.isAsked(parsed.given) { output.beginJSON() }
    try V.options.read(parsed.given, into: &verb)
    return verb
  }
}
