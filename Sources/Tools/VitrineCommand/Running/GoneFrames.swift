import Planning

/// The frames of earlier runs that a run was asked for and didn't make: their widget, family or variant is gone, or
/// their timeline became shorter.
struct GoneFrames {
  private let reach: FrameReach
  private let made: Set<String>
  /// The batches of calls that failed: it isn't known which frames they would have made.
  private let broken: Set<Int>

  /// - Parameter run: a run of all batches of its plan.
  init(_ run: FrameRun, _ options: FrameOptions) {
    reach = FrameReach(run.plan, options)
    made = Set(
      run.results.flatMap {
        $0.result.frames.map(\.id) + $0.result.failures.compactMap(\.frameID)
      })
    broken = Set(
      run.results.indices.filter { index in
        run.results[index].result.failures.contains { $0.frameID == nil }
      })
  }

  func contains(_ id: String) -> Bool {
    if made.contains(id) { return false }
    return switch reach.judge(id) {
    case .notChosen: false
    case .orphaned: true
    case .ofBatch(let batch): !broken.contains(batch)
    case .ofPreviews(let batches): broken.isDisjoint(with: batches)
    }
  }
}
