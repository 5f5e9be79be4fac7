import Foundation
import Goldens
import Planning
import WidgetHost

extension VerifyReport {
  /// The report of a run's frames, and of the goldens that none of them claims.
  ///
  /// - Parameters:
  ///   - request: the goldens that were compared with: those of a revision, where one was named.
  ///   - asked: the request as it was asked for, before a revision replaced the goldens.
  init(
    _ run: GoldenRun, _ folder: GoldenFolder, _ request: GoldenRequest, _ program: CommandName,
    _ asked: GoldenRequest
  ) {
    self.init(
      generator: Version.generator, engine: EngineVersions.current.description,
      goldens: request.goldens.folder, format: folder.format,
      approveCommand: program.command("approve", asked),
      recordCommand: program.command("record", asked))
    tolerances = request.goldens.tolerance.sentences
    shard = run.shard
    for (index, pair) in zip(run.batches, run.run.results) {
      entries += Self.entries(pair.batch, pair.result, index)
    }
    entries += run.unclaimed(folder, request.frames).map { id, status, unit in
      Entry(unclaimed: id, status, unit: unit, run, folder)
    }
    entries = Self.ordered(entries)
    shareStrings()
    pruneCommand = program.command("prune", asked)
    problems = run.run.problems
    notes += run.run.plan.warnings
    if run.frames.contains(where: { $0.comparison?.lacksChecksum == true }) {
      notes.append(
        "Some goldens were recorded without a checksum of their data, so each of them is decoded to "
          + "know that it is whole. record --mode migrate adds the checksum.")
    }
    makers = Self.makers(run)
    take(
      Dictionary(
        run.frames.lazy.map { ($0.id, $0.diagnostics) }, uniquingKeysWith: { first, _ in first }))
    take(run.run.notes)
    tolerated = run.frames.reduce(0) { $0 + ($1.comparison?.isTolerated == true ? 1 : 0) }
  }

  private static func entries(_ batch: FrameBatch, _ result: BatchResult, _ index: Int) -> [Entry] {
    let frames = Manifest.sorted(result.frames, batch)
    var numbers = 0
    return frames.map { Entry($0, unit: index) }
      + result.failures.map { failure in
        let folder = [
          batch.output.includesProduct ? batch.product : nil, failure.kind, failure.family,
        ]
        .compactMap { $0 }.map(PathPart.encode).joined(separator: "/")
        let phase = failure.phase.isEmpty ? "failed" : failure.phase
        var entry = Entry(
          id: failure.frameID ?? "\(folder)/\(PathPart.encode(phase))-failure-\(index)-\(numbers)",
          status: .failed)
        if failure.frameID == nil { numbers += 1 }
        entry.unit = index
        entry.product = failure.product
        entry.kind = failure.kind
        entry.family = failure.family
        entry.device = batch.setting.device
        entry.phase = failure.request?.phase.name ?? failure.phase
        // One fault that breaks sixty frames is one fault, whatever the frames are called.
        let fault = failure.message.trimmingPrefix("Drawing \(entry.id): ")
        entry.message = fault.prefix(1).uppercased() + fault.dropFirst()
        if let request = failure.request { entry.fill(request) }
        return entry
      }
  }

  /// The other versions that made goldens, with the number of frames that are the same and changed.
  private static func makers(_ run: GoldenRun) -> [OtherMaker] {
    var counts: [Maker: (same: Int, changed: Int)] = [:]
    for frame in run.frames {
      guard let comparison = frame.comparison, let maker = comparison.otherMaker else { continue }
      if comparison.status == .identical {
        counts[maker, default: (0, 0)].same += 1
      } else {
        counts[maker, default: (0, 0)].changed += 1
      }
    }
    return counts.sorted { ($0.key.generator, $0.key.engine) < ($1.key.generator, $1.key.engine) }
      .map { maker, count in
        OtherMaker(
          generator: maker.generator, engine: maker.engine, same: count.same, changed: count.changed
        )
      }
  }
}

extension VerifyReport.Entry {
  init(_ frame: FrameRecord, unit: Int) {
    self.init(id: frame.id, status: frame.comparison?.status ?? .failed)
    self.unit = unit
    fill(frame.request)
    width = frame.size.width
    height = frame.size.height
    scale = frame.scale
    let radius = Manifest.Frame(frame).cornerRadius
    cornerRadius = radius > 0 ? radius : nil
    guard let comparison = frame.comparison else { return }
    changes = comparison.changes
    pixels = comparison.pixels
    expected = comparison.expected
    actual = comparison.actual
    golden = comparison.golden
    message = comparison.message
  }

  fileprivate mutating func fill(_ request: FrameRequest) {
    product = request.product
    kind = request.kind
    family = request.family
    device = request.setting.device
    phase = request.phase.name
    scale = request.scale
    variant = Dictionary(
      request.variant.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// A golden that no frame claims.
  fileprivate init(
    unclaimed id: String, _ status: FrameStatus, unit: Int, _ run: GoldenRun,
    _ folder: GoldenFolder
  ) {
    self.init(id: id, status: status)
    self.unit = unit
    if unit < run.run.plan.batches.count {
      let made = run.run.plan.batches[unit].batch
      product = made.product
      kind = made.kind
      family = made.family
      device = made.setting.device
    } else {
      let parts = id.split(separator: "/").map { String($0).removingPercentEncoding ?? String($0) }
      kind = parts.dropLast(2).last ?? ""
      family = parts.dropLast().last ?? ""
    }
    let name = FrameName(id)
    phase = name?.phase ?? ""
    variant = name?.variant ?? [:]
    // The name of a file that anybody may have put there.
    scale =
      name.flatMap { Double($0.scale.dropLast()) }.flatMap { (0.1...100).contains($0) ? $0 : nil }
      ?? 1
    message =
      status == .missing
      ? "It has a golden, and the widget no longer makes it."
      : "No widget, family or variant makes it any more."
  }
}
