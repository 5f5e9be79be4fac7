import Foundation
import WidgetHost

/// What a run came to.
struct RunReport {
  let results: [(unit: FrameUnit, result: UnitResult)]
  let manifest: Manifest
  /// Seconds.
  let duration: Double

  init(
    results: [(unit: FrameUnit, result: UnitResult)], manifest: Manifest, duration: Double
  ) {
    self.results = results
    self.manifest = manifest
    self.duration = duration
  }

  /// - Parameter start: when it began, by the uptime clock, nanoseconds.
  init(_ run: FrameRun, since start: UInt64) {
    self.init(
      results: run.results,
      manifest: Manifest(
        generator: Version.generator, problems: run.problems, skipped: run.plan.skipped,
        results: run.results),
      duration: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }

  var frameCount: Int { manifest.frames.count }
  /// As the manifest lists them.
  var frames: [DrawnFrames.Frame] {
    manifest.frames.map { DrawnFrames.Frame(id: $0.id, digest: $0.digest, files: $0.files) }
  }
  /// 4 where a frame failed, or was drawn with fonts or icons that aren't the pinned ones.
  var exitStatus: Int32 { manifest.failures.isEmpty && manifest.problems.isEmpty ? 0 : 4 }

  /// As `timings.json`: the one file that differs between runs.
  func timings() throws -> [UInt8] {
    struct Timings: Encodable {
      struct Frame: Encodable {
        var id: String
        var draw: Double
        var write: Double
      }
      var seconds: Double
      var frames: [Frame]
    }
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    let frames = results.flatMap(\.result.frames).map {
      Timings.Frame(id: $0.id, draw: rounded($0.drawTime), write: rounded($0.writeTime))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(
      try encoder.encode(Timings(seconds: rounded(duration), frames: frames))) + [10]
  }
}
