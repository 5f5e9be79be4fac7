import Foundation
import Goldens
import LayoutExplanation
import WidgetHost

/// The reasons of the layouts of frames that differ, for the inspector of a report. Those frames are made once more, now
/// with a trace of their layout, which a verification itself doesn't need.
struct ReportReasons {
  let run: GoldenRun
  /// The number of processes at a time.
  let jobs: Int
  /// The folder in which the developer's own views are declared; an absolute path.
  let project: String

  /// The most frames that are made once more: of each cause the first ones.
  static let most = 60

  /// Writes the reasons beside the report. A frame that doesn't come out this time has none.
  ///
  /// - Parameter folder: the report's, an absolute path.
  func add(to report: inout VerifyReport, in folder: String) throws {
    let chosen = ReportGroup.inTurns(report.groups).filter { report.entries[$0].actual != nil }
      .prefix(Self.most)
    guard !chosen.isEmpty else { return }
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let explanations = explanations(of: chosen.map { report.entries[$0] }, in: scratch.path)
    let types = Set(explanations.values.flatMap(\.types))
    let places = (try? ViewDeclarations.places(of: types, in: project)) ?? [:]
    let calls = CallLines(of: places, in: project)
    for place in chosen {
      let id = report.entries[place].id
      guard let explanation = explanations[id] else { continue }
      let path = "reasons/\(id).json"
      try OutputWriter.write(
        try explanation.withSources(places, calls).json() + [10], to: "\(folder)/\(path)")
      report.entries[place].reasons = path
    }
  }

  private func explanations(
    of entries: [VerifyReport.Entry], in scratch: String
  ) -> [String: LayoutExplanation] {
    let batches = Dictionary(grouping: entries, by: \.unit).sorted { $0.key < $1.key }
      .compactMap { unit, entries -> (ProductExecutable, FrameBatch)? in
        guard run.run.plan.batches.indices.contains(unit) else { return nil }
        var (product, batch) = run.run.plan.batches[unit]
        batch.only = Set(entries.map(\.id))
        batch.audits = false
        batch.output = OutputSpec(
          folder: scratch, formats: [], includesProduct: batch.output.includesProduct,
          explanation: .json)
        return (product, batch)
      }
    let frames = WorkerPool(jobs: jobs).render(batches).flatMap(\.frames)
    let made = frames.compactMap { frame in
      (try? LayoutExplanation(of: frame, in: scratch)).flatMap { $0 }.map { (frame.id, $0) }
    }
    return Dictionary(made, uniquingKeysWith: { first, _ in first })
  }
}
