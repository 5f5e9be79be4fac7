import Foundation
import Goldens
import Planning
import WidgetHost

/// Frames that were made to be compared with goldens, or to become them.
struct GoldenRun {
  let run: FrameRun
  /// The batches of the plan that this shard has, in order.
  let batches: [Int]
  /// The shard of the frames that were made; nil where all were made.
  let shard: VerifyReport.Shard?
  /// The number of batches whose frames can't have changed since an earlier run, so that none was drawn.
  let cached: Int
  /// The names of all frames that were made or failed.
  let claimed: FrameNames

  /// - Parameters:
  ///   - task: what is done with goldens; nil where frames are only named.
  ///   - begin: called before the first frame is made, when it is known that all was asked for rightly.
  static func make(
    _ described: [DescribedProduct], _ request: GoldenRequest, task: GoldenTask?,
    cache: FrameCache? = nil, begin: () throws -> Void = {}
  ) throws -> GoldenRun {
    let output = output(of: described.count, request, task)
    let times = try request.goldens.timings.map(Sharding.times(in:)) ?? [:]
    var shard = request.goldens.shard
    var chosen: [Int] = []
    var known: [Int: BatchResult] = [:]
    let run = try FrameRun.make(described, request.frames.plan, request.run, output: output) {
      plan in
      chosen = Array(plan.batches.indices)
      if let wanted = shard {
        let sharding = Sharding(plan, wanted, times: times)
        shard?.partition = sharding.partition
        chosen = sharding.batches
      }
      if let cache, let task {
        for index in chosen {
          known[index] = cache.unchanged(plan.batches[index], task)
        }
      }
      try begin()
      return chosen.filter { known[$0] == nil }.map { plan.batches[$0] }
    }
    var fresh = run.results.makeIterator()
    let results = chosen.compactMap { index in
      known[index].map { (batch: run.plan.batches[index].batch, result: $0) } ?? fresh.next()
    }
    if let cache {
      for (index, pair) in zip(chosen, results) where known[index] == nil {
        try cache.keep(pair.result, of: (run.plan.batches[index].product, pair.batch))
      }
    }
    return GoldenRun(
      run: FrameRun(
        products: run.products, plan: run.plan, results: results, problems: run.problems),
      batches: chosen, shard: shard, cached: known.count,
      claimed: FrameNames(results.lazy.map(\.result)))
  }

  /// Asks each product which widgets it has, before frames are made to be compared.
  static func describe(
    _ products: [ProductExecutable], _ request: GoldenRequest, task: GoldenTask
  ) throws -> [DescribedProduct] {
    try request.frames.plan.describe(
      products, forMaking: output(of: products.count, request, task), jobs: request.run.jobs)
  }

  private static func output(
    of products: Int, _ request: GoldenRequest, _ task: GoldenTask?
  ) -> OutputSpec {
    OutputSpec(
      folder: URL(fileURLWithPath: request.run.out).path, formats: [],
      includesProduct: products > 1, goldens: task)
  }

  /// All frames that were made, one after the other: a run may have very many.
  var frames: some Sequence<FrameRecord> { run.results.lazy.flatMap(\.result.frames) }

  /// Goldens that no frame of this run claims, judged.
  func unclaimed(_ folder: GoldenFolder, _ frames: FrameOptions) -> [(
    id: String, FrameStatus, batch: Int
  )] {
    var left: [String] = []
    // Other pictures in the folder are not goldens.
    folder.forEachID { if !claimed.contains($0), folder.isGolden($0) { left.append($0) } }
    if left.isEmpty { return [] }
    left.sort()
    let mine = Set(batches)
    let reach = FrameReach(run.plan, frames)
    // What belongs to no shard is the first one's.
    let isFirst = (shard?.index ?? 1) == 1
    // It isn't known which frames a call that failed would have made.
    let broken = Set(
      zip(batches, run.results).filter { $1.result.failures.contains { $0.frameID == nil } }
        .map { $0.0 })
    return left.compactMap { id in
      switch reach.judge(id) {
      case .notChosen: return nil
      case .orphaned: return isFirst ? (id, .orphaned, run.plan.batches.count) : nil
      case .ofBatch(let batch):
        return mine.contains(batch) && !broken.contains(batch) ? (id, .missing, batch) : nil
      case .ofPreviews(let all):
        guard let product = all.first(where: { id.hasPrefix(prefix(of: $0)) }) else {
          return isFirst ? (id, .orphaned, run.plan.batches.count) : nil
        }
        return mine.contains(product) && !broken.contains(product)
          ? (id, .orphaned, run.plan.batches.count) : nil
      }
    }
  }

  private func prefix(of batch: Int) -> String {
    let batch = run.plan.batches[batch].batch
    return batch.output.includesProduct ? PathPart.encode(batch.product) + "/" : ""
  }
}
