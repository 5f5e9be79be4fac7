import DisplayList
import Foundation
import Goldens
import Planning
import Rendering
import WidgetHost

/// The comparison of a frame's pixels with its golden: first of digests, so that what passes isn't drawn.
@MainActor
struct PictureCheck {
  private let mode: SnapshotRecordMode
  private let tolerance: Tolerance
  private let verifier: GoldenComparer
  /// The folder for pictures of frames that differ.
  private let artifacts: String
  private let goldens: GoldenLocation

  /// - Parameter artifacts: absolute.
  init(
    _ mode: SnapshotRecordMode, _ tolerance: SnapshotTolerance, goldens: GoldenLocation,
    artifacts: String
  ) {
    self.mode = mode
    self.tolerance = tolerance.tolerance
    self.goldens = goldens
    self.artifacts = artifacts
    verifier = Self.comparer(.verify, self.tolerance, goldens, artifacts)
  }

  private static func comparer(
    _ purpose: GoldenTask.Purpose, _ tolerance: Tolerance, _ goldens: GoldenLocation,
    _ artifacts: String
  ) -> GoldenComparer {
    var task = GoldenTask(
      purpose: purpose, folder: goldens.folder, format: .png,
      maker: Maker(generator: Version.generator, engine: EngineVersions.current.description),
      report: artifacts)
    task.tolerance = tolerance
    return GoldenComparer(task, write: OutputWriter.write, keep: OutputWriter.keep)
  }

  private static let rasterizer = Rasterizer()

  /// - Parameter name: the golden's, below its folder.
  func compare(_ frame: MadeFrame, _ name: String) -> FrameOutcome {
    var outcome = FrameOutcome(name: name, status: .identical)
    outcome.goldenPath = goldens.file(name, "png")
    do {
      let comparison = try compare(frame, name, with: verifier)
      guard !comparison.status.passes else {
        forget(name)
        return outcome
      }
      outcome.status = FrameOutcome.Status(comparison.status)
      outcome.changes = comparison.changes
      outcome.sentences = sentences(comparison, frame)
      outcome.pictures = pictures(comparison, name)
      if mode.writes(outcome.status) {
        let recorder = Self.comparer(.record, tolerance, goldens, artifacts)
        outcome.isRecorded = try compare(frame, name, with: recorder).isWritten
      }
    } catch {
      outcome.status = .failed
      outcome.sentences.append("\(error)")
    }
    return outcome
  }

  private func compare(
    _ frame: MadeFrame, _ name: String, with comparer: GoldenComparer
  ) throws -> FrameComparison {
    try comparer.compare(
      frame.list, id: name, digest: frame.list.digest.description, scale: frame.scale
    ) { Self.rasterizer.render(frame.list, scale: frame.scale) }
  }

  // MARK: Sentences

  private func sentences(_ comparison: FrameComparison, _ frame: MadeFrame) -> [String] {
    var sentences = [comparison.message].compactMap { $0 }
    if let pixels = comparison.pixels { sentences.append(PixelDescription.of(pixels)) }
    if !tolerance.isExact { sentences += tolerance.sentences }
    if let other = comparison.otherMaker, !other.engine.isEmpty {
      sentences.append(
        "The golden was made with \(other.engine); here is \(EngineVersions.current.description). "
          + "vitrine doctor lists what differs.")
    }
    return sentences
      + frame.notes.map { "\($0.code): \(TestWording.of($0.message))" }
  }

  // MARK: Pictures

  private func pictures(_ comparison: FrameComparison, _ name: String) -> [FrameOutcome.Picture] {
    func bytes(_ file: String?) -> [UInt8]? {
      file.flatMap { FileManager.default.contents(atPath: "\(artifacts)/\($0)") }.map(Array.init)
    }
    var pictures: [FrameOutcome.Picture] = []
    let expected = bytes(comparison.expected), actual = bytes(comparison.actual)
    if let expected {
      pictures.append(picture(.expected, expected, comparison.expected))
    }
    if let actual { pictures.append(picture(.actual, actual, comparison.actual)) }
    if let expected, let actual, let old = try? PNGDecoder.decode(expected),
      let new = try? PNGDecoder.decode(actual)
    {
      let file = "difference/\(name).png"
      let bytes = DifferencePicture.png(old, new)
      try? OutputWriter.write(bytes, to: "\(artifacts)/\(file)")
      pictures.append(picture(.difference, bytes, file))
    }
    return pictures
  }

  private func picture(
    _ role: FrameOutcome.Picture.Role, _ bytes: [UInt8], _ file: String?
  ) -> FrameOutcome.Picture {
    .init(
      role: role, bytes: bytes, pathExtension: "png", path: file.map { "\(artifacts)/\($0)" })
  }

  /// Removes the pictures that an earlier run left of a frame that passes now.
  private func forget(_ name: String) {
    for role in ["expected", "actual", "difference"] { unlink("\(artifacts)/\(role)/\(name).png") }
  }
}

extension FrameOutcome.Status {
  fileprivate init(_ status: FrameStatus) {
    self =
      switch status {
      case .new: .new
      case .unreadable: .unreadable
      default: .changed
      }
  }
}

extension SnapshotTolerance {
  var tolerance: Tolerance {
    var tolerance = Tolerance()
    tolerance.pixels = pixels
    tolerance.deltaE = deltaE
    tolerance.masks = masks.map { Mask(frames: "*", rect: $0, reason: "masked by the test") }
    return tolerance
  }
}
