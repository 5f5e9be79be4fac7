import Foundation
import Goldens
import Typesetting
import Site
import WidgetHost

/// The command: arguments in, exit status out.
package struct CommandLineTool {
  /// What the help calls it.
  let program: String
  /// How it is called from a shell, in a package.
  var invocation: String { program == "vitrine" ? program : "swift run \(program)" }
  /// Finds the executables whose widgets are meant where no project is named.
  let products: () throws -> [ProductExecutable]

  /// Of a widget's own executable.
  package static func ownWidgets() -> CommandLineTool {
    let name = (try? Products.own().name) ?? "widgets"
    return CommandLineTool(program: name) { [try Products.own()] }
  }

  /// `vitrine`, whose widgets are the examples beside it.
  package static func vitrine() -> CommandLineTool {
    CommandLineTool(program: "vitrine") { try Products.besideOwn() }
  }

  /// - Returns: 0 as asked; 1 the audit found something; 2 usage; 3 the project couldn't be read; 4 a frame failed.
  package func run(_ arguments: [String]) -> Int32 {
    do {
      return try perform(arguments)
    } catch let error as UsageError {
      complain(error.description)
      return 2
    } catch let error as HostError {
      complain(error.description)
      return 3
    } catch let error as ReportError {
      complain(error.description)
      return 2
    } catch let error as BrokenFrames {
      complain(error.description)
      return 4
    } catch {
      complain("\(error)")
      return 3
    }
  }

  private func perform(_ arguments: [String]) throws -> Int32 {
    var parsed = try ParsedArguments(arguments)
    if parsed.wantsVersion {
      print(Version.generator)
      return 0
    }
    if parsed.wantsHelp {
      print(Help.verb(parsed.verb, program))
      return 0
    }
    if parsed.verb == .help { return try help(parsed.rest) }
    if let project = parsed.rest.first, ![.approve, .merge, .setUp].contains(parsed.verb) {
      throw UsageError(
        "Reading a project (\(project)) is not available yet. Leave it out, or run the verb on a "
          + "widget's own executable: swift run MyWidgets \(parsed.verb.rawValue).")
    }
    if parsed.verb == .doctor { return Doctor.run() }
    if parsed.verb == .setUp { return try setUp(parsed) }
    try ProjectFile(in: FileManager.default.currentDirectoryPath)?.fill(&parsed)
    let options: Options
    do {
      options = try Options(parsed)
      FontLibrary.directory = options.world.fonts.map { URL(fileURLWithPath: $0) }
    } catch let error as HostError {
      throw UsageError(error.description)
    }
    switch parsed.verb {
    case .approve: return try ApproveVerb.run(parsed.rest, options)
    case .merge: return try MergeVerb.run(parsed.rest, options)
    case .watch:
      try WatchVerb(options: options, arguments: arguments, products: try products()).run()
      return 0
    default: return try perform(parsed.verb, options)
    }
  }

  private func perform(_ verb: Verb, _ options: Options) throws -> Int32 {
    let interruption = Interruption()
    defer { withExtendedLifetime(interruption) {} }
    switch verb {
    case .list:
      let described = try Products.describe(try products(), options)
      print(options.printsJSON ? try List.json(described) : List.text(described))
      return 0
    case .render:
      let run = try Render.run(try checked(options), options)
      if let mode = options.terminal {
        TerminalView(mode: mode, folder: options.out).show(run.report.frames)
      }
      say(run.report, "→ \(options.out)")
      return run.report.exitStatus
    case .gallery:
      let run = try Render.run(try checked(options), options)
      let gallery = Gallery(run.report, products: run.products)
      let out = URL(fileURLWithPath: options.out, isDirectory: true)
      let index = try Site.write(
        gallery, to: out,
        templates: options.templates.map { URL(fileURLWithPath: $0, isDirectory: true) })
      let docs = try DocsVerb.write(gallery, to: out, options)
      say(run.report, "→ \(options.out)/\(index.lastPathComponent)")
      if let docs { print(docs) }
      return run.report.exitStatus
    case .timeline:
      let played = try TimelineVerb.run(try checked(options), options)
      for table in played.tables { print(table) }
      let seconds = String(format: "%.1f", played.duration)
      print(
        "\(played.widgets) widgets, \(played.reloads) reloads in \(seconds) s "
          + "→ \(options.out)/timeline/\(played.index.lastPathComponent)")
      return played.exitStatus
    case .record: return try RecordVerb.run(try checked(options), options)
    case .verify:
      return try VerifyVerb.run(
        try checked(options), options, program: CommandName(words: invocation))
    case .prune: return try PruneVerb.run(try checked(options), options)
    case .audit: return try AuditVerb.run(try checked(options), options)
    case .doctor, .help, .watch, .approve, .merge, .setUp: return 0
    }
  }

  private func setUp(_ arguments: ParsedArguments) throws -> Int32 {
    var arguments = arguments
    guard arguments.rest.count < 2 else { throw UsageError("init takes one folder: init [DIR].") }
    let folder = arguments.rest.first ?? FileManager.default.currentDirectoryPath
    try ProjectFile(in: folder)?.fill(&arguments)
    return try InitVerb.run(
      folder, own: program == "vitrine" ? nil : program, try InitVerb.Choices(arguments))
  }

  /// The executables; before them, whether there will be a place for what they make.
  private func checked(_ options: Options) throws -> [ProductExecutable] {
    do {
      _ = try OutputFolder(options.out)
    } catch let error as HostError {
      throw UsageError(error.description)
    }
    return try products()
  }

  private func help(_ rest: [String]) throws -> Int32 {
    guard let name = rest.first else {
      print(Help.overview(program))
      return 0
    }
    guard let verb = Verb(rawValue: name) else {
      throw UsageError.unknown("verb", name, among: Verb.allCases.map(\.rawValue))
    }
    print(Help.verb(verb, program))
    return 0
  }

  private func say(_ report: RunReport, _ place: String) {
    let seconds = String(format: "%.1f", report.duration)
    let failed = report.manifest.failures.count
    let failures = failed == 0 ? "" : ", \(failed) failure\(failed == 1 ? "" : "s")"
    let frames = report.frameCount == 1 ? "1 frame" : "\(report.frameCount) frames"
    print("\(frames)\(failures) in \(seconds) s \(place)")
  }

  private func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(program): \(Progress.line(message))\n".utf8))
  }
}
