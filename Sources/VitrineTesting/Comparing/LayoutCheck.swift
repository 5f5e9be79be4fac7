import DisplayList
import Foundation
import Rendering
import WidgetHost

/// Compares a frame's layout with its golden, line by line.
@MainActor
struct LayoutCheck {
  let mode: SnapshotRecordMode

  /// - Parameters:
  ///   - name: the golden's, below its folder.
  ///   - path: the golden's, without an extension.
  func compare(_ frame: MadeFrame, _ name: String, _ path: String) -> FrameOutcome {
    let file = path + ".json"
    let text = LayoutJSON.export(frame.list)
    var outcome = FrameOutcome(name: name, status: .identical, goldenPath: file)
    let old = FileManager.default.contents(atPath: file)
    if let old {
      if old.elementsEqual(text.utf8) { return outcome }
      outcome.status = .changed
      outcome.sentences = [
        LineDifference.text(from: String(decoding: old, as: UTF8.self), to: text)
      ]
    } else {
      outcome.status = .new
    }
    if old == nil ? mode.writesMissing : mode.writesChanged {
      do {
        try OutputWriter.write(Array(text.utf8), to: file)
        outcome.isRecorded = true
      } catch {
        outcome.status = .failed
        outcome.sentences.append("\(error)")
      }
    } else {
      outcome.pictures = [.init(role: .layout, bytes: Array(text.utf8), pathExtension: "json")]
    }
    return outcome
  }
}
