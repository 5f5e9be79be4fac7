import Failures
import Foundation
import LayoutExplanation
import Planning
import WidgetHost

/// The explanation of one frame, made by a run of its own that draws nothing else.
struct ExplainedFrame {
  private(set) var explanation: LayoutExplanation

  /// - Parameter project: the folder in which the developer's own views are declared; an absolute path.
  init(
    _ choice: FrameChoice, _ products: [ProductExecutable], _ given: FrameOptions,
    _ running: RunOptions, project: String
  ) throws {
    let frames = try choice.options(from: given)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let described = try frames.plan.describe(products)
    let output = OutputSpec(
      folder: folder.path, formats: [], includesProduct: products.count > 1, explanation: .json)
    var running = running
    running.progress = .never
    let run = try FrameRun.make(described, frames.plan, running, output: output) { plan in
      let reach = FrameReach(plan, frames)
      let ids = choice.ids(of: products)
      let chosen = Set(ids.flatMap { Self.batches(reach.judge($0)) })
      return plan.batches.indices.filter(chosen.contains).map { index in
        var batch = plan.batches[index].batch
        batch.only = Set(ids)
        return (plan.batches[index].product, batch)
      }
    }
    let results = run.results.map(\.result)
    guard let record = results.flatMap(\.frames).first,
      let made = try LayoutExplanation(of: record, in: folder.path)
    else {
      if let failure = results.flatMap(\.failures).first {
        throw Failure(failure.message, at: choice.id, status: .frames)
      }
      throw Failure.usage(
        "There is no frame “\(choice.id)”.",
        remedy:
          "Run vitrine render, whose manifest.json names the frames; options of the world, as "
          + "--now, are given as there.")
    }
    explanation = made.withSources(from: project)
  }

  private static func batches(_ judgement: FrameReach.Judgement) -> [Int] {
    switch judgement {
    case .ofBatch(let index): [index]
    case .ofPreviews(let indices): indices
    case .orphaned, .notChosen: []
    }
  }
}
