import Arguments
import Failures
import Foundation
import Goldens
import WidgetHost

/// `merge`
struct MergeVerb: CommandVerb {
  static let name = "merge"
  static let summary = "joins the reports of shards into one: merge REPORT… --out DIR"
  static let operands: Operands? = Operands("REPORT…", completion: .folder)

  /// Folders of reports.
  var reports: [String] = []
  var run = RunOptions()
  var pages = PageOptions()
  var goldens = GoldenOptions()

  static let options = OptionList<MergeVerb>(
    .group(\.run, RunOptions.output), .group(\.run, RunOptions.diagnostics),
    .group(\.pages, PageOptions.options),
    .group(\.goldens, GoldenOptions.options.only("goldens", "junit", "json")))

  mutating func take(_ operands: [String]) throws {
    guard !operands.isEmpty else {
      throw Failure.usage("merge wants the reports of shards: merge REPORT… --out DIR.")
    }
    reports = operands
  }

  var usedFolders: [UsedFolder] {
    [UsedFolder(path: run.out)]
  }

  /// - Returns: the status that one run of everything would have had.
  func run(in session: CommandSession) throws -> ExitStatus {
    try ReportWriter.check(goldens)
    let out = try OutputFolder(run.out)
    let parts = try reports.map(ReportWriter.read)
    let writer = ReportWriter(out.path + "/report")
    guard !parts.contains(where: { $0.folder == writer.folder }) else {
      throw Failure.usage(
        "One of the reports is that of \(run.out), which would be overwritten.",
        remedy: "Choose another folder by --out.")
    }
    let commands = ReportCommands(session, out: run.out, goldens: goldens.folder)
    let report = commands.adopted(try VerifyReport.merged(parts.map(\.report)))
    try writer.clear()
    for (part, folder) in parts {
      for entry in part.entries { try writer.copy(entry, from: folder) }
    }
    if let timings = try TimingsFile.joined(beside: parts.map(\.folder)) {
      try OutputWriter.write(timings, to: out.path + "/timings.json")
    }
    try writer.write(report, goldens, pages, out: run.out, session.output)
    session.output.print(
      "\(report.entries.count) frames of \(parts.count) reports → \(run.out)/report/index.html"
    )
    session.output.give(VerifyResult(report, in: run.out))
    let diagnostics = DiagnosticOutput(run)
    try diagnostics.tell(report.diagnosticSummary)
    return max(report.exitStatus, diagnostics.status(of: report.diagnosticSummary))
  }
}
