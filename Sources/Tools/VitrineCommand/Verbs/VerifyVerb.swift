import Arguments
import Failures
import Foundation
import Goldens
import Planning
import WidgetHost

/// `verify`
struct VerifyVerb: CommandVerb {
  static let name = "verify"
  static let summary = "compares frames with their goldens, and explains what changed"
  static let takesFolder = true
  static let usesWorkers = true

  var request = GoldenRequest()
  var pages = PageOptions()

  static let options = OptionList<VerifyVerb>(
    .group(\.request.frames, FrameOptions.options), .group(\.request.run, RunOptions.options),
    .group(\.pages, PageOptions.options),
    .group(
      \.request.goldens,
      GoldenOptions.options.without("goldens-limit", "mode", "check", "unreadable")))

  var usedFolders: [UsedFolder] {
    [
      UsedFolder(path: request.run.out), UsedFolder(path: request.goldens.folder, isWritten: false),
    ]
  }

  func run(in session: CommandSession) throws -> ExitStatus {
    let products = try session.products(for: request.frames.plan, writingTo: request.run.out)
    let start = Stopwatch()
    let out = try OutputFolder(request.run.out)
    try ReportWriter.check(request.goldens)
    // 1. The goldens: those of the folder, or what a revision draws.
    var request = request
    var base: String?
    if let revision = request.goldens.base {
      let drawn = try BaseRevision(revision, request.frames.arguments, out: request.run.out)
      request.goldens.folder = drawn.goldens
      request.goldens.format = .png
      base = drawn.name
    }
    let folder = GoldenStore.folder(request.goldens)
    var task = GoldenStore.task(.verify, request)
    task.approvedFormat = self.request.goldens.format
    let writer = ReportWriter(task.report)
    // 2. The frames, compared as they are made.
    let cache = try request.goldens.cache.map {
      try FrameCache($0, products, request.frames.plan)
    }
    let run = try GoldenRun.make(
      try GoldenRun.describe(products, request, task: task), request, task: task, cache: cache,
      begin: writer.clear)
    let results = RunReport(run.run, since: start, request.run)
    try results.tellDiagnostics()
    try results.writeTimings(in: out.path)
    // 3. The report.
    var report = VerifyReport(
      run, folder, request, CommandName(invocation: session.invocation), self.request)
    try writer.keep(folder, in: &report)
    try writer.declareGoldens(of: &report)
    report.format = self.request.goldens.format
    ViewDeclarations.add(
      to: &report, goldens: request.goldens.folder, revision: request.goldens.base,
      from: FileManager.default.currentDirectoryPath)
    if let base { report.goldens = base }
    try ReportReasons(
      run: run, jobs: request.run.jobs, project: FileManager.default.currentDirectoryPath
    ).add(to: &report, in: writer.folder)
    try writer.write(report, request.goldens, pages, out: request.run.out, session.output)
    let cached =
      run.cached == 0 ? "" : ", \(run.cached) of \(run.batches.count) widgets by the cache"
    session.output.print(
      "\(report.entries.count) frames in \(Stopwatch.text(results.duration)) s\(cached) → "
        + session.output.shown("\(request.run.out)/report/index.html"))
    session.output.give(VerifyResult(report, in: request.run.out))
    // Frames that failed by an option are listed as failed all the same.
    if results.exitStatus == .usage, report.exitStatus == .frames { return .usage }
    return max(report.exitStatus, results.exitStatus)
  }
}
