import Arguments
import Failures
import Foundation
import Goldens
import Planning
import WidgetHost

/// `record`
struct RecordVerb: CommandVerb {
  static let name = "record"
  static let summary = "writes goldens: the pictures that later ones are compared with"
  static let takesFolder = true
  static let usesWorkers = true

  var request = GoldenRequest()

  static let options = OptionList<RecordVerb>(
    .group(\.request.frames, FrameOptions.options), .group(\.request.run, RunOptions.options),
    .group(
      \.request.goldens,
      GoldenOptions.options.only(
        "goldens", "goldens-format", "goldens-limit", "mode", "shard", "timings")))

  var usedFolders: [UsedFolder] {
    [UsedFolder(path: request.run.out), UsedFolder(path: request.goldens.folder)]
  }

  func run(in session: CommandSession) throws -> ExitStatus {
    let products = try session.products(for: request.frames.plan, writingTo: request.run.out)
    let start = Stopwatch()
    let out = try OutputFolder(request.run.out)
    let folder = try GoldenStore.writable(request.goldens)
    OutputWriter.sweep(folder.partFiles)
    let task = GoldenStore.task(purpose, request)
    let run = try GoldenRun.make(
      try GoldenRun.describe(products, request, task: task), request, task: task)
    let report = RunReport(run.run, since: start, request.run)
    try report.tellDiagnostics()
    try report.writeTimings(in: out.path)
    OutputWriter.settle(run.frames.lazy.map { "\(folder.path)/\($0.id)" })
    var counts: [FrameStatus: Int] = [:]
    var lineCount = 0
    var rewritten = 0
    for frame in run.frames {
      guard let comparison = frame.comparison else { continue }
      counts[comparison.status, default: 0] += 1
      if comparison.status == .identical, comparison.isWritten { rewritten += 1 }
      for line in lines(for: comparison, of: frame.id) {
        lineCount += 1
        if lineCount <= Self.linesAtMost { session.output.print(line) }
      }
    }
    if lineCount > Self.linesAtMost {
      session.output.print("… \(lineCount - Self.linesAtMost) lines more")
    }
    let removed = try Self.removeOtherFormat(run.claimed, folder)
    session.output.print(summary(counts, rewritten: rewritten, removed: removed, report))
    let left = run.unclaimed(folder, request.frames)
    session.output.give(
      RecordResult(
        run.frames, report.failures, unclaimed: left.map(\.id), goldens: request.goldens.folder))
    if !left.isEmpty {
      session.output.print(
        "\(left.count) goldens are claimed by no frame, the first \(left[0].id). "
          + "See which: prune --check.")
    }
    let unreadable = run.frames.contains { frame in
      frame.comparison.map { $0.status == .unreadable && !$0.isWritten } ?? false
    }
    return max(
      report.exitStatus, unreadable ? .findings : .success,
      GoldenStore.checkSize(folder, request.goldens))
  }

  /// A frame has one golden: one of the other format is what this one replaces.
  /// - Returns: how many.
  private static func removeOtherFormat(
    _ claimed: FrameNames, _ folder: GoldenFolder
  ) throws -> Int {
    let other = folder.other
    var ids: [String] = []
    other.forEachID { if claimed.contains($0) { ids.append($0) } }
    var count = 0
    for id in ids.sorted() {
      let file = "\(folder.path)/\(id).\(folder.format.pathExtension)"
      guard FileManager.default.fileExists(atPath: file) else { continue }
      try other.remove(id)
      count += 1
    }
    return count
  }

  private var purpose: GoldenTask.Purpose {
    switch request.goldens.mode {
    case .all: .record
    case .missing: .recordMissing
    case .migrate: .migrate
    }
  }

  /// The number of lines about frames: a first record would print one for each.
  private static let linesAtMost = 40

  private func lines(for comparison: FrameComparison, of id: String) -> [String] {
    switch comparison.status {
    case .new where request.goldens.mode != .migrate: return ["new      \(id)"]
    case .changed:
      let causes = comparison.changes.filter { $0.cause == nil }.prefix(3).map(\.sentence)
      return ["changed  \(id)"]
        + (causes + [comparison.message].compactMap { $0 }).map {
          "         \(PlainText.line($0))"
        }
    case .unreadable:
      let message = PlainText.line(comparison.message ?? "")
      return [
        comparison.isWritten ? "replaced  \(id)" : "unreadable  \(id)", "         \(message)",
      ]
    default: return []
    }
  }

  /// - Parameters:
  ///   - rewritten: the files that were written though the pictures look as before: the layout, or what made them,
  ///     is another.
  ///   - removed: goldens of the other format.
  private func summary(
    _ counts: [FrameStatus: Int], rewritten: Int, removed: Int, _ report: RunReport
  ) -> String {
    let new = counts[.new] ?? 0, changed = counts[.changed] ?? 0, same = counts[.identical] ?? 0
    let unread = counts[.unreadable] ?? 0
    let left =
      unread == 0
      ? "" : ", \(unread) unreadable and \(request.goldens.mode == .all ? "replaced" : "left")"
    let gone = removed == 0 ? "" : ", \(removed) of the other format removed"
    let end =
      "\(left)\(gone)\(report.failureSummary) in \(Stopwatch.text(report.duration)) s → \(request.goldens.folder)"
    switch request.goldens.mode {
    case .all, .missing:
      return
        "\(new + changed + same + unread) goldens: \(new) new, \(changed) changed, "
        + (rewritten == 0 ? "" : "\(rewritten) rewritten that look the same, ")
        + "\(same - rewritten) as they were" + end
    case .migrate:
      return "\(same) goldens look the same and are now this version's; \(changed) look different "
        + "and stay (verify shows them), \(new) frames have none" + end
    }
  }
}
