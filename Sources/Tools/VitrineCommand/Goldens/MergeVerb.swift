import Foundation
import Goldens
import WidgetHost

/// Joins the reports of shards.
enum MergeVerb {
  /// - Parameter places: folders of reports.
  /// - Returns: as one run of everything would have.
  static func run(_ places: [String], _ options: Options) throws -> Int32 {
    guard !places.isEmpty else {
      throw UsageError("merge wants the reports of shards: merge REPORT… --out DIR.")
    }
    try ReportWriter.check(options)
    let out = try OutputFolder(options.out)
    let parts = try places.map(ReportWriter.read)
    let writer = ReportWriter(out.path + "/report")
    guard !parts.contains(where: { $0.folder == writer.folder }) else {
      throw UsageError(
        "One of the reports is that of \(options.out), which would be written over. "
          + "Choose another folder by --out.")
    }
    var report = try VerifyReport.merged(parts.map(\.report))
    report.approveCommand = CommandName.redirected(report.approveCommand, to: options.out)
    try writer.clear()
    for (part, folder) in parts {
      for file in part.entries.flatMap({ [$0.expected, $0.actual, $0.golden] }).compactMap({ $0 }) {
        try writer.copy(file, from: folder)
      }
    }
    if let timings = try TimingsFile.joined(beside: parts.map(\.folder)) {
      try OutputWriter.write(timings, to: out.path + "/timings.json")
    }
    try writer.write(report, options)
    print(
      "\(report.entries.count) frames of \(parts.count) reports → \(options.out)/report/index.html"
    )
    return report.exitStatus
  }
}
