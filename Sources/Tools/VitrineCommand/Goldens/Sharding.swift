import DisplayList
import Failures
import Foundation
import Goldens
import Planning
import WidgetHost

/// A division of a plan into parts that take about equally long, the same way on every machine that is given the
/// same plan and the same times.
struct Sharding {
  /// Indices into the plan's batches, in order.
  let batches: [Int]
  /// The name of the whole division: shards that don't agree on it leave frames out.
  let partition: String

  /// - Parameter times: milliseconds by the frames' names; empty for none.
  init(_ plan: Plan, _ shard: VerifyReport.Shard, times: [String: Double]) {
    let weights = Self.weights(plan, times)
    let heaviest = weights.indices.sorted {
      (weights[$1], $0) < (weights[$0], $1)
    }
    var loads = Array(repeating: 0, count: shard.count)
    var owners = Array(repeating: 0, count: weights.count)
    for batch in heaviest {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[lightest] += weights[batch]
      owners[batch] = lightest
    }
    batches = owners.indices.filter { owners[$0] == shard.index - 1 }
    var hasher = DigestHasher()
    hasher.add(shard.count)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    for (index, (_, batch)) in plan.batches.enumerated() {
      var batch = batch
      // Where files are, and how long things may take, is each machine's own.
      batch.output = OutputSpec(folder: "", formats: [], includesProduct: false)
      batch.world = WorldSpec()
      batch.providerTimeout = 0
      batch.frameTimeout = 0
      batch.memoryLimit = 0
      if let text = try? encoder.encode(batch) { hasher.add(bytes: Array(text)) }
      hasher.add(owners[index])
    }
    partition = hasher.finish().description
  }

  /// Whole milliseconds, never 0. A batch without recorded times counts as the mean of the others' frames.
  private static func weights(_ plan: Plan, _ times: [String: Double]) -> [Int] {
    var groups: [String: Double] = [:]
    var counts: [String: Int] = [:]
    for (id, time) in times.sorted(by: { $0.key < $1.key }) {
      guard let name = FrameName(id) else { continue }
      groups[name.folder + name.suffix, default: 0] += time
      counts[name.folder + name.suffix, default: 0] += 1
    }
    let mean = times.isEmpty ? 10 : times.values.sorted().reduce(0, +) / Double(times.count)
    return plan.batches.map { _, batch in
      var weight = 0.0
      for id in batch.snapshotNames {
        let group = FrameName(id).map { $0.folder + $0.suffix } ?? ""
        weight += groups[group] ?? mean * 3
      }
      // A process has to be started for each.
      return max(1, Int(clamping: (weight + 40).rounded()))
    }
  }

  /// The times of an earlier run, in milliseconds by the frames' names.
  /// - Throws: a ``Failure`` of usage, where the file isn't one of timings.
  static func times(in file: String) throws -> [String: Double] {
    // An empty list of frames needs no duration.
    struct Timings: Decodable { var frames: [TimingsFile.Frame] }
    guard let data = FileManager.default.contents(atPath: file), data.count <= TimingsFile.limit,
      let timings = try? JSONDecoder().decode(Timings.self, from: data),
      TimingsFile.areValid(timings.frames)
    else {
      throw Failure.usage(
        "\(file) isn't a timings.json, as record and verify write it.", at: "--timings")
    }
    return Dictionary(
      timings.frames.map { ($0.id, $0.draw + $0.write) }, uniquingKeysWith: { first, _ in first })
  }
}
