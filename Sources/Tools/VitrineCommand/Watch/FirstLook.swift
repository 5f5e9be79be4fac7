import Planning
import WidgetHost

/// The choice of the frames that are drawn first after a change: those that the page shows, and before them those
/// that a change of the same file changed the last time.
struct FirstLook {
  /// The frames of the last run, as its manifest lists them.
  private let frames: [DrawnFrame]
  private let plan: Plan
  private let reach: FrameReach

  /// The number of frames that are drawn first, at most: each kind and family costs a process.
  static let limit = 8
  /// The seconds that a provider or a frame has. What takes longer is drawn with everything else.
  static let patience = 5.0

  init(_ frames: [DrawnFrame], _ plan: Plan, _ options: FrameOptions) {
    self.frames = frames
    self.plan = plan
    reach = FrameReach(plan, options)
  }

  /// The names of the frames to draw, the most important first.
  ///
  /// - Parameters:
  ///   - looked: the paths of the pictures on the screen.
  ///   - affected: the names of the frames that a change of the same files changed the last time.
  ///   - recent: the names of the frames that changed last.
  func chosen(looked: [String], affected: [String], recent: [String]) -> [String] {
    let known = Dictionary(
      frames.compactMap { frame in frame.files["png"].map { ($0, frame.id) } },
      uniquingKeysWith: { first, _ in first })
    let names = Set(frames.map(\.id))
    let shown = looked.compactMap { known[$0] }
    var order = shown.filter(Set(affected).contains) + affected + shown
    if order.isEmpty { order = recent }
    if order.isEmpty { order = Array(frames.prefix(1).map(\.id)) }
    var seen: Set<String> = []
    return Array(order.filter { names.contains($0) && seen.insert($0).inserted }.prefix(Self.limit))
  }

  /// The batches that make some frames, PNG alone, in the order of those.
  func batches(of chosen: [String]) -> [(ProductExecutable, FrameBatch)] {
    var order: [Int] = []
    var wanted: [Int: Set<String>] = [:]
    for id in chosen {
      guard case .ofBatch(let index) = reach.judge(id) else { continue }
      if wanted[index] == nil { order.append(index) }
      wanted[index, default: []].insert(id)
    }
    return order.map { index in
      var (product, batch) = plan.batches[index]
      let ids = wanted[index] ?? []
      let phases = Set(ids.compactMap { FrameName($0)?.phaseKind })
      batch.phases = batch.phases.filter(phases.contains)
      batch.settled = Set(frames.map(\.id)).subtracting(ids)
      batch.providerTimeout = min(batch.providerTimeout, Self.patience)
      batch.frameTimeout = min(batch.frameTimeout, Self.patience)
      return (product, batch)
    }
  }
}
