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
    .group(\.goldens, GoldenOptions.options.only("goldens", "goldens-limit", "unreadable")))

  mutating func take(_ operands: [String]) { filters = operands }

  func run(in session: CommandSession) throws -> ExitStatus {
    let (report, source) = try ReportWriter.read(
      URL(fileURLWithPath: run.out, isDirectory: true).path)
    var goldens = goldens
    goldens.format = report.format
    let folder = try GoldenStore.writable(goldens)
    let chosen = try choose(among: report)
    let unread = goldens.replacesUnreadable ? [] : chosen.filter { $0.status == .unreadable }
    let pending = report.entries.filter { $0.canBeApproved || $0.status == .unreadable }
    let approved = chosen.filter {
      $0.canBeApproved || ($0.status == .unreadable && unread.isEmpty)
    }
    var written = 0
    for entry in approved where try Self.approve(entry, source, folder) { written += 1 }
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
    if !unread.isEmpty {
      print(
        "\(unread.count) \(unread.count == 1 ? "golden" : "goldens") can't be read and "
          + "\(unread.count == 1 ? "stays" : "stay") as before, the first \(PlainText.line(unread[0].id)). "
          + "\(PlainText.line(unread[0].message ?? "")) To replace what can't be restored: "
          + report.replaceCommand)
    }
    let broken = chosen.filter { $0.status == .failed }
    for entry in broken {
      FileHandle.standardError.write(
        Data("error: \(PlainText.line(entry.id)) failed, so there is nothing to approve.\n".utf8))
    }
    return max(
      broken.isEmpty || filters.isEmpty ? .success : .frames,
      unread.isEmpty || filters.isEmpty ? .success : .findings,
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
    try OutputWriter.write(try bytes(entry, source, folder), to: path(entry, folder))
    // A frame has one golden.
    try folder.other.remove(entry.id)
    return true
  }

  private static func isApproved(
    _ entry: VerifyReport.Entry, _ source: String, _ folder: GoldenFolder
  ) throws -> Bool {
    guard entry.canBeApproved || entry.status == .unreadable else { return true }
    guard ReportWriter.isSafe(entry.id) else {
      throw Failure.usage(
        "The report names a frame “\(PlainText.line(entry.id))”, which can't be one.")
    }
    guard let there = try? GoldenFile(at: path(entry, folder), format: folder.format) else {
      return false
    }
    return try there.bytes == bytes(entry, source, folder)
  }

  private static func path(_ entry: VerifyReport.Entry, _ folder: GoldenFolder) -> String {
    "\(folder.path)/\(entry.id).\(folder.format.pathExtension)"
  }

  /// - Throws: a ``Failure`` of usage, where the report's picture is gone, or isn't whole.
  private static func bytes(
    _ entry: VerifyReport.Entry, _ source: String, _ folder: GoldenFolder
  ) throws -> [UInt8] {
    do {
      if let golden = entry.golden, ReportWriter.isSafe(golden),
        let file = try GoldenFile(at: "\(source)/\(golden)", format: folder.format)
      {
        return file.bytes
      }
    } catch let problem as UnreadableGolden {
      throw Failure.usage(
        "The report's picture of \(PlainText.line(entry.id)) can't become a golden: "
          + "\(problem.cause)",
        remedy: "Run verify again, or fetch the report again.")
    }
    throw Failure.usage(
      "The report's picture of \(PlainText.line(entry.id)) is gone.",
      remedy: "Run verify again.")
  }
}
