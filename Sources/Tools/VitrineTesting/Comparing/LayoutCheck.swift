import DisplayList
import Foundation
import Goldens
import Rendering
import WidgetHost

/// The comparison of a frame's layout with its golden, line by line.
@MainActor
struct LayoutCheck {
  private let mode: SnapshotRecordMode
  private let goldens: GoldenLocation
  /// The folder for layouts that differ, absolute.
  private let artifacts: String

  init(_ mode: SnapshotRecordMode, goldens: GoldenLocation, artifacts: String) {
    self.mode = mode
    self.goldens = goldens
    self.artifacts = artifacts
  }

  /// - Parameter name: the golden's, below its folder.
  func compare(_ frame: MadeFrame, _ name: String) -> FrameOutcome {
    let file = goldens.file(name, "json")
    let actual = "\(artifacts)/actual/\(name).json"
    let text = LayoutJSON.export(frame.list)
    var outcome = FrameOutcome(name: name, status: .identical, goldenPath: file)
    let old = FileManager.default.contents(atPath: file)
    if let old {
      if old.elementsEqual(text.utf8) {
        unlink(actual)
        return outcome
      }
      if let problem = UnreadableGolden.mishap([UInt8](old)) {
        outcome.status = .unreadable
        outcome.sentences = [problem.description]
      } else {
        outcome.status = .changed
        outcome.sentences = [
          LineDifference.text(from: String(decoding: old, as: UTF8.self), to: text)
        ]
      }
    } else {
      outcome.status = .new
    }
    if mode.writes(outcome.status) {
      do {
        try OutputWriter.write(Array(text.utf8), to: file)
        outcome.isRecorded = true
      } catch {
        outcome.status = .failed
        outcome.sentences.append("\(error)")
      }
    } else {
      try? OutputWriter.write(Array(text.utf8), to: actual)
      outcome.pictures = [
        .init(role: .actual, bytes: Array(text.utf8), pathExtension: "json", path: actual)
      ]
    }
    return outcome
  }
}
