import Foundation
import Goldens
import WidgetHost

/// Compares frames with their goldens.
enum VerifyVerb {
  /// - Parameter program: how the command is called.
  /// - Returns: 0 where all frames are as their goldens, 1 where some aren't, 4 where one broke.
  static func run(
    _ products: [ProductExecutable], _ options: Options, program: CommandName
  ) throws -> Int32 {
    let start = DispatchTime.now().uptimeNanoseconds
    let out = try OutputFolder(options.out)
    try ReportWriter.check(options)
    let asked = options
    var options = options
    var base: String?
    let approved = options.goldens.format
    if let revision = options.goldens.base {
      let drawn = try BaseRevision(revision, options.repeatable, options)
      options.goldens.folder = drawn.goldens
      options.goldens.format = .png
      base = drawn.name
    }
    let folder = GoldenStore.folder(options)
    var task = GoldenStore.task(.verify, options)
    task.approvedFormat = approved
    let writer = ReportWriter(task.report)
    try writer.clear()
    let cache = try options.goldens.cache.map { try FrameCache($0, products, options) }
    let run = try GoldenRun.make(
      try Products.describe(products, options), options, task: task, cache: cache)
    let timings = RunReport(run.run, since: start)
    try OutputWriter.write(try timings.timings(), to: out.path + "/timings.json")
    var report = VerifyReport(run, folder, options, program, asked)
    try writer.keep(folder, in: &report)
    report.format = approved
    report.declarations = ViewDeclarations.places(
      of: report.namesOfChangedViews, in: FileManager.default.currentDirectoryPath)
    if let base { report.goldens = base }
    try writer.write(report, options)
    let seconds = String(format: "%.1f", timings.duration)
    let cached = run.cached == 0 ? "" : ", \(run.cached) of \(run.units.count) widgets by the cache"
    print(
      "\(report.entries.count) frames in \(seconds) s\(cached) → \(options.out)/report/index.html")
    return max(report.exitStatus, timings.exitStatus)
  }
}

/// How the command is called, for messages that say what to type.
struct CommandName {
  /// `vitrine`, or `swift run MyWidgets`.
  let words: String

  /// With the options that lead to the same folders.
  func command(_ verb: Verb, _ options: Options) -> String {
    var text = "\(words) \(verb.rawValue)"
    if options.out != "output", verb == .approve {
      text += " --out \(ShellWord.quoted(options.out))"
    }
    if options.goldens.folder != "Goldens" {
      text += " --goldens \(ShellWord.quoted(options.goldens.folder))"
    }
    if verb != .approve {
      if options.typed.contains("goldens-format") {
        text += " --goldens-format \(options.goldens.format.rawValue)"
      }
      text += options.repeated.map { " " + ShellWord.quoted($0) }.joined()
    }
    return text
  }

  /// A command of ``command(_:_:)`` with another `--out`.
  static func redirected(_ command: String, to out: String) -> String {
    let option = " --out "
    let own = out == "output" ? "" : option + ShellWord.quoted(out)
    guard let found = command.range(of: option) else {
      guard let verb = command.range(of: " \(Verb.approve.rawValue)") else { return command }
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
