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

  var usedFolders: [UsedFolder] {
    [UsedFolder(path: run.out, isWritten: false), UsedFolder(path: goldens.folder)]
  }

  func run(in session: CommandSession) throws -> ExitStatus {
    let (report, reportFolder) = try ReportWriter.read(
      URL(fileURLWithPath: run.out, isDirectory: true).path)
    var goldens = goldens
    goldens.format = report.format
    let approval = try Approval(of: reportFolder, goldens)
    let folder = approval.folder
    let chosen = try choose(among: report)
    let unread = goldens.replacesUnreadable ? [] : chosen.filter { $0.status == .unreadable }
    let approved = chosen.filter {
      $0.canBeApproved || ($0.status == .unreadable && unread.isEmpty)
    }
    let differing = try approval.approve(approved)
    let left = approval.left(of: report)
    session.output.print(
      "\(differing.count) goldens written, \(left) differences left to approve → \(goldens.folder)")
    let commands = ReportCommands(session, out: run.out, goldens: goldens.folder)
    let unclaimed = report.entries.count {
      $0.status.hasNoFrame
        && (try? approval.path($0)).map(FileManager.default.fileExists) == true
    }
    if unclaimed > 0 {
      let prune = commands.rebuilt(report.pruneCommand, of: PruneVerb.name)
      session.output.print(
        "\(unclaimed) goldens are claimed by no frame: \(prune ?? "prune removes them.")")
    }
    if let first = unread.first {
      session.output.print(
        Self.note(on: first, of: unread.count, commands.adopted(report).replaceCommand))
    }
    let broken = chosen.filter { $0.status == .failed }
    session.output.give(
      ApproveResult(
        goldens: FramesResult.absolute(goldens.folder), approved: differing.map(\.id),
        left: left, unreadable: unread.map(\.id), failed: broken.map(\.id)))
    for entry in broken {
      FileHandle.standardError.write(
        Data("error: \(PlainText.line(entry.id)) failed, so there is nothing to approve.\n".utf8))
    }
    return max(
      broken.isEmpty || filters.isEmpty ? .success : .frames,
      unread.isEmpty || filters.isEmpty ? .success : .findings,
      GoldenStore.checkSize(folder, goldens))
  }

  /// The message on goldens that can't be read, which stay as they are.
  private static func note(
    on entry: VerifyReport.Entry, of count: Int, _ replaceCommand: String
  ) -> String {
    let subject =
      count == 1 ? "1 golden can't be read and stays" : "\(count) goldens can't be read and stay"
    let reason = PlainText.line(entry.message ?? "")
    return "\(subject) as before, the first \(PlainText.line(entry.id)). \(reason) "
      + "To replace what can't be restored: \(replaceCommand)"
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
}
