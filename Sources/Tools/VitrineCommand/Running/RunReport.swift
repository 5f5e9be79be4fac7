import Diagnostics
import Failures
import Foundation
import Planning
import WidgetHost

/// The results of a run, with its manifest, which is made where it is asked for.
final class RunReport {
  let results: [(batch: FrameBatch, result: BatchResult)]
  /// The diagnostics of the frames and of the whole run.
  let diagnostics: DiagnosticSummary
  let failures: [Manifest.Failure]
  private(set) lazy var manifest = Manifest(
    generator: Version.generator, problems: run.problems, notes: run.notes,
    skipped: run.plan.skipped
      + results.flatMap(\.result.skipped).map {
        Manifest.Skipped(what: $0.what, reason: $0.reason)
      }, results: results)
  /// Seconds.
  let duration: Double
  private let run: FrameRun
  private let options: RunOptions

  init(_ run: FrameRun, since start: Stopwatch, _ options: RunOptions) {
    results = run.results
    diagnostics = DiagnosticSummary(Manifest.places(run.notes, run.results))
    failures = run.results.flatMap { $0.result.failures.map(Manifest.Failure.init) }
    duration = start.seconds
    self.run = run
    self.options = options
  }

  var frameCount: Int { results.reduce(0) { $0 + $1.result.frames.count { !$0.isLater } } }
  /// The frames as the manifest lists them.
  var frames: [DrawnFrame] {
    manifest.frames.map { DrawnFrame(id: $0.id, digest: $0.digest, files: $0.files) }
  }
  /// `usage` where frames failed by an option alone; `frames` where another failed, or was drawn with fonts or icons that aren't the pinned ones; `findings` where
  /// there is a warning and the options are strict.
  var exitStatus: ExitStatus {
    let failures = results.flatMap(\.result.failures)
    if run.problems.isEmpty, !failures.isEmpty, failures.allSatisfy({ $0.isUsage == true }) {
      return .usage
    }
    guard failures.isEmpty && run.problems.isEmpty else { return .frames }
    return DiagnosticOutput(options).status(of: diagnostics)
  }

  /// Prints the summary of the diagnostics, and writes it where the options ask for that.
  func tellDiagnostics() throws { try DiagnosticOutput(options).tell(diagnostics) }

  /// `12 frames, 1 failure in 3.1 s`.
  var summary: String {
    let frames = frameCount == 1 ? "1 frame" : "\(frameCount) frames"
    return "\(frames)\(failureSummary) in \(Stopwatch.text(duration)) s"
  }

  /// `, 2 failures`; empty where there is none.
  var failureSummary: String {
    let failed = failures.count
    return failed == 0 ? "" : ", \(failed) failure\(failed == 1 ? "" : "s")"
  }

  /// Writes `timings.json`, the one file that differs between runs, in the output folder.
  func writeTimings(in folder: String) throws {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    let frames = results.lazy.flatMap { $0.result.frames.lazy.filter { !$0.isLater } }
    try OutputWriter.write(to: folder + "/timings.json") { sink in
      try TimingsFile.write(
        seconds: rounded(duration),
        frames.map {
          .init(id: $0.id, draw: rounded($0.drawTime), write: rounded($0.writeTime))
        }
      ) { data in try data.withUnsafeBytes { try sink($0) } }
    }
  }
}
