import Arguments
import Failures
import Foundation
import LayoutExplanation
import Planning
import WidgetHost

/// `explain`
struct ExplainVerb: CommandVerb {
  static let name = "explain"
  static let summary = "says why a view of a frame is where and as large as it is"
  static let takesFolder = true
  static let usesWorkers = true
  static let leadingWords = ["frame", "view"]
  static let operands: Operands? = Operands("FRAME [VIEW] [PROJECT]", completion: .folder)

  var frame = ""
  var view: String?
  var frames = FrameOptions()
  var run = RunOptions()

  static let options = OptionList<ExplainVerb>(
    OptionList<ExplainVerb>(
      .option(
        "frame", "FRAME", "the frame’s id, a part of it, or a path; the same as the operand FRAME",
        \.frame
      ) { try $0.last() },
      .option(
        "view", "VIEW", "a view’s name, text or index (all); the same as the operand VIEW", \.view
      ) { try $0.last() }
    ).section(.selection),
    .group(\.frames, FrameOptions.options), .group(\.run, RunOptions.output),
    .group(\.run, RunOptions.running),
    .check { verb, _ in
      guard verb.frame.isEmpty else { return }
      throw Failure.usage("explain wants a frame: explain FRAME [VIEW].")
    })

  func run(in session: CommandSession) throws -> ExitStatus {
    let choice = try FrameChoice(frame, in: run.out)
    let products = try session.findProducts()
    let explained = try ExplainedFrame(
      choice, products, frames, run, project: FileManager.default.currentDirectoryPath)
    var explanation = explained.explanation
    guard let view else {
      session.output.print(ExplanationText.outline(explanation))
      session.output.give(explanation)
      return .success
    }
    let views = try ViewChoice.views(view, in: explanation)
    session.output.print(ExplanationText.particulars(views, of: explanation))
    explanation.views = views
    session.output.give(explanation)
    return .success
  }
}
