import Arguments
import Failures
import Foundation
import Goldens
import WidgetHost

/// `approve`
struct ApproveVerb: CommandVerb {
  static let name = "approve"
  static let summary = "makes the last verify's new pictures the goldens: approve [FRAME…]"
  static let operands: Operands? = Operands("[FRAME…]")

  /// Frames' names, folders of them, or patterns; empty for all.
  var filters: [String] = []
  var run = RunOptions()
  var goldens = GoldenOptions()

  static let options = OptionList<ApproveVerb>(
    .group(\.run, RunOptions.output),
    .group(\.goldens, GoldenOptions.options.only("goldens", "goldens-limit")))

  mutating func take(_ operands: [String]) { filters = operands }

  func run(in session: CommandSession) throws -> ExitStatus {
    let (report, source) = try ReportWriter.read(
      URL(fileURLWithPath: run.out, isDirectory: true).path)
    var goldens = goldens
    goldens.format = report.format
    let folder = try GoldenStore.writable(goldens)
    let pending = report.entries.filter { $0.status == .changed || $0.status == .new }
    let chosen = try choose(among: report)
    var written = 0
    for entry in chosen where try Self.approve(entry, source, folder) { written += 1 }
    folder.sweep()
    let left = try pending.count { try !Self.isApproved($0, source, folder) }
    print(
      "\(written) goldens written, \(left) differences left to approve → \(goldens.folder)")
    let unclaimed = report.entries.count {
      $0.status.hasNoFrame && FileManager.default.fileExists(atPath: Self.path($0, folder))
    }
    if unclaimed > 0 {
      print("\(unclaimed) goldens are claimed by no frame: \(report.pruneCommand)")
    }
    let broken = chosen.filter { $0.status == .failed }
    for entry in broken {
      FileHandle.standardError.write(
        Data("error: \(PlainText.line(entry.id)) failed, so there is nothing to approve.\n".utf8))
    }
    return max(
      broken.isEmpty || filters.isEmpty ? .success : .frames,
      GoldenStore.checkSize(folder, goldens))
  }

  private func choose(among report: VerifyReport) throws -> [VerifyReport.Entry] {
    guard !filters.isEmpty else { return report.entries.filter { $0.status != .identical } }
    let globs = filters.map(FrameFilter.init)
    for (glob, filter) in zip(globs, filters)
    where !report.entries.contains(where: { glob.matches($0.id) }) {
      throw Failure.unknown("frame in the report", filter, among: report.entries.map(\.id))
    }
    return report.entries.filter { entry in
      entry.status != .identical && globs.contains { $0.matches(entry.id) }
    }
  }

  /// - Returns: whether there was something to do.
  private static func approve(
    _ entry: VerifyReport.Entry, _ source: String, _ folder: GoldenFolder
  ) throws -> Bool {
    if try isApproved(entry, source, folder) { return false }
    try OutputWriter.write(try bytes(entry, source), to: path(entry, folder))
    // A frame has one golden.
    try folder.other.remove(entry.id)
    return true
  }

  private static func isApproved(
    _ entry: VerifyReport.Entry, _ source: String, _ folder: GoldenFolder
  ) throws -> Bool {
    guard entry.status == .changed || entry.status == .new else { return true }
    guard ReportWriter.isSafe(entry.id) else {
      throw Failure.usage(
        "The report names a frame “\(PlainText.line(entry.id))”, which can't be one.")
    }
    let there = FileManager.default.contents(atPath: path(entry, folder))
    return try there?.elementsEqual(bytes(entry, source)) ?? false
  }

  private static func path(_ entry: VerifyReport.Entry, _ folder: GoldenFolder) -> String {
    "\(folder.path)/\(entry.id).\(folder.format.pathExtension)"
  }

  private static func bytes(_ entry: VerifyReport.Entry, _ source: String) throws -> [UInt8] {
    guard let golden = entry.golden, ReportWriter.isSafe(golden),
      let data = FileManager.default.contents(atPath: "\(source)/\(golden)")
    else {
      throw Failure.usage(
        "The report's picture of \(PlainText.line(entry.id)) is gone.",
        remedy: "Run verify again.")
    }
    return [UInt8](data)
  }
}
