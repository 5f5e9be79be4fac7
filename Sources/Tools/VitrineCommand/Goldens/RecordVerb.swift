import Foundation
import Goldens
import WidgetHost

/// Writes goldens.
enum RecordVerb {
  static func run(_ products: [ProductExecutable], _ options: Options) throws -> Int32 {
    let start = DispatchTime.now().uptimeNanoseconds
    let out = try OutputFolder(options.out)
    let folder = try GoldenStore.writable(options)
    folder.sweep()
    let run = try GoldenRun.make(
      try Products.describe(products, options), options,
      task: GoldenStore.task(purpose(options.goldens.mode), options))
    let report = RunReport(run.run, since: start)
    try OutputWriter.write(try report.timings(), to: out.path + "/timings.json")
    var counts: [FrameStatus: Int] = [:]
    var lines: [String] = []
    for frame in run.run.results.flatMap(\.result.frames) {
      guard let comparison = frame.comparison else { continue }
      counts[comparison.status, default: 0] += 1
      lines += words(comparison, of: frame.id, options.goldens.mode)
    }
    for line in lines.prefix(linesAtMost) { print(line) }
    if lines.count > linesAtMost { print("… \(lines.count - linesAtMost) lines more") }
    print(summary(counts, report, options))
    try removeOtherFormat(run.claimed, folder)
    let left = run.unclaimed(folder, options)
    if !left.isEmpty {
      print(
        "\(left.count) goldens are claimed by no frame, the first \(left[0].id). "
          + "See which: prune --check.")
    }
    return max(report.exitStatus, GoldenStore.checkSize(folder, options))
  }

  /// A frame has one golden: one of the other format is what this one replaces.
  private static func removeOtherFormat(_ ids: Set<String>, _ folder: GoldenFolder) throws {
    let other = folder.other
    for id in other.ids() where ids.contains(id) {
      let file = "\(folder.path)/\(id).\(folder.format.pathExtension)"
      if FileManager.default.fileExists(atPath: file) { try other.remove(id) }
    }
  }

  private static func purpose(_ mode: GoldenOptions.Mode) -> GoldenTask.Purpose {
    switch mode {
    case .all: .record
    case .missing: .recordMissing
    case .migrate: .migrate
    }
  }

  /// What a first record would say of each frame is nothing that anybody reads.
  private static let linesAtMost = 40

  private static func words(
    _ comparison: FrameComparison, of id: String, _ mode: GoldenOptions.Mode
  ) -> [String] {
    switch comparison.status {
    case .new where mode != .migrate: return ["new      \(id)"]
    case .changed:
      let causes = comparison.changes.filter { $0.cause == nil }.prefix(3).map(\.sentence)
      return ["changed  \(id)"]
        + (causes + [comparison.message].compactMap { $0 }).map {
          "         \(Progress.line($0))"
        }
    default: return []
    }
  }

  private static func summary(
    _ counts: [FrameStatus: Int], _ report: RunReport, _ options: Options
  ) -> String {
    let seconds = String(format: "%.1f", report.duration)
    let new = counts[.new] ?? 0, changed = counts[.changed] ?? 0, same = counts[.identical] ?? 0
    let failed = report.manifest.failures.count
    let failures = failed == 0 ? "" : ", \(failed) failure\(failed == 1 ? "" : "s")"
    let place = "in \(seconds) s → \(options.goldens.folder)"
    switch options.goldens.mode {
    case .all, .missing:
      return "\(new + changed + same) goldens: \(new) new, \(changed) changed, \(same) as they were"
        + "\(failures) \(place)"
    case .migrate:
      return "\(same) goldens look the same and are now this version's; \(changed) look different "
        + "and stay (verify shows them), \(new) frames have none\(failures) \(place)"
    }
  }
}
