import Arguments
import Failures
import Goldens
import Planning
import WidgetHost

/// The verb `prune`: it removes the goldens that no frame of the matrix has.
struct PruneVerb: CommandVerb {
  static let name = "prune"
  static let summary = "removes goldens that no frame claims"
  static let takesFolder = true
  static let usesWorkers = true

  var request = GoldenRequest()

  static let options = OptionList<PruneVerb>(
    .group(\.request.frames, FrameOptions.options), .group(\.request.run, RunOptions.output),
    .group(\.request.run, RunOptions.running),
    .group(
      \.request.goldens, GoldenOptions.options.only("goldens", "goldens-format", "check")))

  var usedFolders: [UsedFolder] {
    [
      UsedFolder(path: request.run.out),
      UsedFolder(path: request.goldens.folder, isWritten: !request.goldens.onlyChecks),
    ]
  }

  /// - Throws: a ``Failure``, where a frame failed: then nothing is removed.
  func run(in session: CommandSession) throws -> ExitStatus {
    let products = try session.products(for: request.frames.plan, writingTo: request.run.out)
    let start = Stopwatch()
    let goldens = request.goldens
    let folder =
      goldens.onlyChecks ? GoldenStore.folder(goldens) : try GoldenStore.writable(goldens)
    let run = try GoldenRun.make(
      try request.frames.plan.describe(products), request, task: nil)
    let status = RunReport(run.run, since: start, request.run).exitStatus
    let unclaimed = run.unclaimed(folder, request.frames).map(\.id)
    session.output.give(PruneResult(unclaimed, goldens))
    if goldens.onlyChecks { return max(status, Self.list(unclaimed, session.output)) }
    guard status == .success else {
      throw Failure(
        "Nothing is removed while frames fail: their goldens would be taken for unclaimed ones.",
        remedy: "Fix the frames, or look with prune --check.", status: .frames)
    }
    for id in unclaimed {
      try folder.remove(id)
      session.output.print("removed  \(id)")
    }
    OutputWriter.sweep(folder.partFiles)
    session.output.print("\(unclaimed.count) goldens removed from \(goldens.folder)")
    return .success
  }

  private static func list(_ unclaimed: [String], _ output: CommandOutput) -> ExitStatus {
    for id in unclaimed { output.print("unclaimed  \(id)") }
    output.print(
      unclaimed.isEmpty
        ? "Every golden is claimed by a frame."
        : "\(unclaimed.count) goldens are claimed by no frame; prune removes them.")
    return unclaimed.isEmpty ? .success : .findings
  }
}
