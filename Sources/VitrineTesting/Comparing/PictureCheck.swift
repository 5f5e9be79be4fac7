import DisplayList
import Foundation
import Goldens
import Rendering
import WidgetHost

/// Compares a frame's pixels with its golden.
@MainActor
struct PictureCheck {
  let mode: SnapshotRecordMode
  let tolerance: SnapshotTolerance

  private static let rasterizer = Rasterizer()
  private static let encoder = PNGEncoder()

  /// - Parameters:
  ///   - name: the golden's, below its folder.
  ///   - path: the golden's, without an extension.
  func compare(_ frame: MadeFrame, _ name: String, _ path: String) -> FrameOutcome {
    let file = path + ".png"
    var outcome = FrameOutcome(name: name, status: .identical, goldenPath: file)
    let digest = frame.list.digest.description
    let engine = EngineVersions.current.description
    let old = FileManager.default.contents(atPath: file).map(Array.init)
    if let old {
      let texts = Dictionary(
        PNGDecoder.text(in: old).map { ($0.keyword, $0.text) }, uniquingKeysWith: { $1 })
      if texts["vitrine"]?.contains("digest=\(digest)\nengine=\(engine)") == true { return outcome }
    }
    let bitmap = Self.rasterizer.render(frame.list, scale: frame.scale)
    let bytes = Self.encoder.encode(
      bitmap, text: [.init("vitrine", "id=\(name)\ndigest=\(digest)\nengine=\(engine)")])
    if let old {
      guard let golden = try? PNGDecoder.decode(old) else {
        outcome.status = .failed
        outcome.sentences = ["The golden isn't a PNG that can be read."]
        return outcome
      }
      if Bitmap.hasEqualPixels(golden, bitmap) { return outcome }
      outcome.status = .changed
      outcome.sentences = ["Pixels differ."]
    } else {
      outcome.status = .new
    }
    for note in frame.notes { outcome.sentences.append("\(note.code): \(TestWords.of(note.message))") }
    if old == nil ? mode.writesMissing : mode.writesChanged {
      do {
        try OutputWriter.write(bytes, to: file)
        outcome.isRecorded = true
      } catch {
        outcome.status = .failed
        outcome.sentences.append("\(error)")
      }
    }
    if let old { outcome.pictures = [.init(role: .expected, bytes: old, pathExtension: "png")] }
    outcome.pictures.append(.init(role: .actual, bytes: bytes, pathExtension: "png"))
    return outcome
  }
}
