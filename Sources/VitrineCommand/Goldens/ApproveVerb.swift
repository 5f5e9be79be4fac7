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
    let pending = report.entries.filter { $0.status != .identical && $0.status != .failed }
    let chosen = try choose(filters, among: report)
    var counts: [FrameStatus: Int] = [:]
    for entry in chosen where entry.status != .failed {
      if try approve(entry, source, folder) { counts[entry.status, default: 0] += 1 }
    }
    folder.sweep()
    let written = (counts[.changed] ?? 0) + (counts[.new] ?? 0)
    let removed = (counts[.missing] ?? 0) + (counts[.orphaned] ?? 0)
    let left = try pending.count { try !isApproved($0, source, folder) }
    print(
      "\(written) goldens written, \(removed) removed, \(left) differences left "
        + "→ \(options.goldens.folder)")
    let broken = chosen.filter { $0.status == .failed }
    for entry in broken {
      FileHandle.standardError.write(
        Data("error: \(Progress.line(entry.id)) failed, so there is nothing to approve.\n".utf8))
    }
    try GoldenStore.checkSize(folder, options)
    return broken.isEmpty || filters.isEmpty ? 0 : 4
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
    guard ReportWriter.isSafe(entry.id) else {
      throw UsageError("The report names a frame “\(Progress.line(entry.id))”, which can't be one.")
    }
    switch entry.status {
    case .missing, .orphaned: try folder.remove(entry.id)
    case .changed, .new:
      try OutputWriter.write(try bytes(entry, source), to: path(entry, folder))
    case .identical, .failed: return false
    }
    return true
  }

  private static func isApproved(
    _ entry: VerifyReport.Entry, _ source: String, _ folder: GoldenFolder
  ) throws -> Bool {
    let there = FileManager.default.contents(atPath: path(entry, folder))
    switch entry.status {
    case .missing, .orphaned: return there == nil
    case .changed, .new: return try there?.elementsEqual(bytes(entry, source)) ?? false
    case .identical, .failed: return true
    }
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
