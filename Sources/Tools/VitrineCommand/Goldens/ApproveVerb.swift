import Foundation
import Goldens
import WidgetHost

/// Makes the last verification's new pictures the goldens.
enum ApproveVerb {
  /// - Parameter filters: frames' names, folders of them, or patterns; empty for all.
  static func run(_ filters: [String], _ options: Options) throws -> Int32 {
    let (report, source) = try ReportWriter.read(
      URL(fileURLWithPath: options.out, isDirectory: true).path)
    var options = options
    options.goldens.format = report.format
    let folder = try GoldenStore.writable(options)
    let pending = report.entries.filter { $0.status == .changed || $0.status == .new }
    let chosen = try choose(filters, among: report)
    var written = 0
    for entry in chosen where try approve(entry, source, folder) { written += 1 }
    folder.sweep()
    let left = try pending.count { try !isApproved($0, source, folder) }
    print(
      "\(written) goldens written, \(left) differences left to approve → \(options.goldens.folder)")
    let unclaimed = report.entries.count {
      $0.status.hasNoFrame && FileManager.default.fileExists(atPath: path($0, folder))
    }
    if unclaimed > 0 {
      print("\(unclaimed) goldens are claimed by no frame: \(report.pruneCommand)")
    }
    let broken = chosen.filter { $0.status == .failed }
    for entry in broken {
      FileHandle.standardError.write(
        Data("error: \(Progress.line(entry.id)) failed, so there is nothing to approve.\n".utf8))
    }
    return max(
      broken.isEmpty || filters.isEmpty ? 0 : 4, GoldenStore.checkSize(folder, options))
  }

  private static func choose(
    _ filters: [String], among report: VerifyReport
  ) throws -> [VerifyReport.Entry] {
    guard !filters.isEmpty else { return report.entries.filter { $0.status != .identical } }
    let globs = filters.map(FrameFilter.init)
    for (glob, filter) in zip(globs, filters)
    where !report.entries.contains(where: { glob.matches($0.id) }) {
      throw UsageError.unknown("frame in the report", filter, among: report.entries.map(\.id))
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
      throw UsageError("The report names a frame “\(Progress.line(entry.id))”, which can't be one.")
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
      throw UsageError(
        "The report's picture of \(Progress.line(entry.id)) is gone. Run verify again.")
    }
    return [UInt8](data)
  }
}
