import Diagnostics
import Failures
import Foundation
import Planning
import WidgetHost

/// The results of a run, with its manifest.
struct RunReport {
  let results: [(batch: FrameBatch, result: BatchResult)]
  let manifest: Manifest
  /// Seconds.
  let duration: Double
  private let options: RunOptions

  init(_ run: FrameRun, since start: Stopwatch, _ options: RunOptions) {
    results = run.results
    let skipped = run.results.flatMap(\.result.skipped).map {
      Manifest.Skipped(what: $0.what, reason: $0.reason)
    }
    manifest = Manifest(
      generator: Version.generator, problems: run.problems, notes: run.notes,
      skipped: run.plan.skipped + skipped, results: run.results)
    duration = start.seconds
    self.options = options
  }

  var diagnostics: DiagnosticSummary { DiagnosticSummary(groups: manifest.diagnostics) }

  var frameCount: Int { manifest.frames.count }
  /// The frames as the manifest lists them.
  var frames: [DrawnFrame] {
    manifest.frames.map { DrawnFrame(id: $0.id, digest: $0.digest, files: $0.files) }
  }
  /// `usage` where frames failed by an option alone; `frames` where another failed, or was drawn with fonts or icons that aren't the pinned ones; `findings` where
  /// there is a warning and the options are strict.
  var exitStatus: ExitStatus {
    let failures = results.flatMap(\.result.failures)
    if manifest.problems.isEmpty, !failures.isEmpty, failures.allSatisfy({ $0.isUsage == true }) {
      return .usage
    }
    guard manifest.failures.isEmpty && manifest.problems.isEmpty else { return .frames }
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
    let failed = manifest.failures.count
    return failed == 0 ? "" : ", \(failed) failure\(failed == 1 ? "" : "s")"
  }

  /// `timings.json`: the one file that differs between runs.
  func timings() throws -> [UInt8] {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return try TimingsFile(
      seconds: rounded(duration),
      frames: results.flatMap(\.result.frames).filter { !$0.isLater }.map {
        .init(id: $0.id, draw: rounded($0.drawTime), write: rounded($0.writeTime))
      }
    ).encoded()
  }
}
