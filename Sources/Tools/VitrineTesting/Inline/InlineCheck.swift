import DisplayList
import Foundation
import Rendering
import WidgetHost

/// Compares a frame's layout with the text in its test's source.
@MainActor
struct InlineCheck {
  let mode: SnapshotRecordMode
  let location: AssertionLocation

  private static let function = "assertInlineLayoutSnapshot"

  /// - Parameter expected: nil where the test has no text yet.
  func compare(_ frame: MadeFrame, _ expected: String?, _ title: String) -> FrameOutcome {
    var text = LayoutJSON.export(frame.list)
    if text.hasSuffix("\n") { text.removeLast() }
    var outcome = FrameOutcome(name: title, status: .identical)
    let isThere = expected.map { !$0.isEmpty } ?? false
    if let expected, isThere {
      if expected == text { return outcome }
      outcome.status = .changed
      outcome.sentences = [LineDifference.text(from: expected, to: text)]
    } else {
      outcome.status = .new
    }
    guard mode.writes(outcome.status) else { return outcome }
    do {
      try InlineJournal.write(
        text, at: Int(location.line), Int(location.column), of: location.path, named: Self.function)
      outcome.isRecorded = true
      outcome.goldenPath = "\(location.path):\(location.line)"
    } catch {
      outcome.status = .failed
      outcome.sentences.append("It can't be recorded: \(error).")
    }
    return outcome
  }
}
