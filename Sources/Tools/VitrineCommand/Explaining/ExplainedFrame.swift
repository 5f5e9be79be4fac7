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
      var chosen: Set<Int>
      switch reach.judge(choice.id) {
      case .ofBatch(let index): chosen = [index]
      case .ofPreviews(let indices): chosen = Set(indices)
      case .orphaned, .notChosen: chosen = []
      }
      return plan.batches.indices.filter(chosen.contains).map { index in
        var batch = plan.batches[index].batch
        batch.only = [choice.id]
        return (plan.batches[index].product, batch)
      }
    }
    let results = run.results.map(\.result)
    guard let record = results.flatMap(\.frames).first(where: { $0.id == choice.id }),
      let path = record.files[OutputSpec.Explanation.json.ending],
      let data = FileManager.default.contents(atPath: "\(folder.path)/\(path)")
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
    explanation = try JSONDecoder().decode(LayoutExplanation.self, from: data)
    addSources(from: project)
  }

  /// Adds the places where the developer's own views are declared. A project that can't be read has none.
  private mutating func addSources(from project: String) {
    let names = Set(explanation.views.map(\.view))
    guard let places = try? ViewDeclarations.places(of: names, in: project) else { return }
    for index in explanation.views.indices {
      var owner: Int? = index
      while let next = owner, places[explanation.views[next].view] == nil {
        owner = explanation.views[next].parent
      }
      guard let owner, let place = places[explanation.views[owner].view] else { continue }
      explanation.views[index].source = ExplainedView.Source(
        type: explanation.views[owner].view, file: place.file, line: place.line)
    }
  }
}
