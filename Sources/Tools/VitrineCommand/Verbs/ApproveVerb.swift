import Arguments
import Failures
import Foundation
import Goldens
import Typesetting
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
    let source = ConfinedFolder(reportFolder)
    var goldens = goldens
    goldens.format = report.format
    try goldens.checkFolder()
    let folder = try GoldenStore.writable(goldens)
    let chosen = try choose(among: report)
    let unread = goldens.replacesUnreadable ? [] : chosen.filter { $0.status == .unreadable }
    let pending = report.entries.filter { $0.canBeApproved || $0.status == .unreadable }
    let approved = chosen.filter {
      $0.canBeApproved || ($0.status == .unreadable && unread.isEmpty)
    }
    // All are checked before the first is written.
    let differing = try approved.filter { try !Self.isApproved($0, source, folder) }
    for entry in differing { _ = try Self.bytes(entry, source, folder) }
    for entry in differing { try Self.approve(entry, source, folder) }
    // Only now may goldens of the other format go: a frame has one golden.
    OutputWriter.settle(try differing.map { try Self.path($0, folder) })
    for entry in differing { try folder.other.remove(entry.id) }
    OutputWriter.sweep(folder.partFiles)
    let left = pending.count { (try? Self.isApproved($0, source, folder)) != true }
    session.output.print(
      "\(differing.count) goldens written, \(left) differences left to approve → \(goldens.folder)")
    let commands = ReportCommands(session, out: run.out, goldens: goldens.folder)
    let unclaimed = report.entries.count {
      $0.status.hasNoFrame
        && (try? Self.path($0, folder)).map(FileManager.default.fileExists) == true
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

  private static func approve(
    _ entry: VerifyReport.Entry, _ source: ConfinedFolder, _ folder: GoldenFolder
  ) throws {
    try OutputWriter.keep(try bytes(entry, source, folder), at: try path(entry, folder))
  }

  private static func isApproved(
    _ entry: VerifyReport.Entry, _ source: ConfinedFolder, _ folder: GoldenFolder
  ) throws -> Bool {
    guard entry.canBeApproved || entry.status == .unreadable else { return true }
    // The parts of a frame's name are encoded: none is hidden, as git's own files are.
    guard !entry.id.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
      throw Failure.usage(
        "The report names a frame “\(PlainText.line(entry.id))”, which can't be one.")
    }
    let path = try path(entry, folder)
    guard let there = try? GoldenFile(at: path, format: folder.format) else { return false }
    return try there.bytes == bytes(entry, source, folder)
  }

  /// - Throws: a ``Failure`` of usage, where it leads through a link.
  private static func path(
    _ entry: VerifyReport.Entry, _ folder: GoldenFolder
  ) throws -> String {
    try ConfinedFolder(folder.path).file("\(entry.id).\(folder.format.pathExtension)")
  }

  /// The golden that the report declares, and no other bytes at its path.
  ///
  /// - Throws: a ``Failure`` of usage, where the report's picture is gone, is another, or isn't whole.
  private static func bytes(
    _ entry: VerifyReport.Entry, _ source: ConfinedFolder, _ folder: GoldenFolder
  ) throws -> [UInt8] {
    guard let golden = entry.golden, let bytes = try source.contents(of: golden) else {
      throw Failure.usage(
        "The report's picture of \(PlainText.line(entry.id)) is gone.",
        remedy: "Run verify again.")
    }
    guard let declared = entry.goldenDigest else {
      throw Failure.usage(
        "The report doesn't declare the digest of \(golden): an older version wrote it.",
        remedy: "Run verify again.")
    }
    guard SHA256.hexDigest(of: bytes) == declared else {
      throw Failure.usage(
        "\(source.path)/\(golden) isn't the picture that the report declares: it was changed, or it is "
          + "another run's.", remedy: "Run verify again, or fetch the report again.")
    }
    do {
      return try GoldenFile(bytes, format: folder.format).bytes
    } catch let problem as UnreadableGolden {
      throw Failure.usage(
        "The report's picture of \(PlainText.line(entry.id)) can't become a golden: "
          + "\(problem.cause)",
        remedy: "Run verify again, or fetch the report again.")
    }
  }
}
