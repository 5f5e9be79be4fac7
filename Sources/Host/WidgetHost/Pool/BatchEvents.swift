import WidgetKitCore

/// The events that a batch's worker may send, in an order that makes sense. A frame of another widget, one that wasn't
/// announced, files elsewhere and an end before everything is there are the work of other code than Vitrine's.
struct BatchEvents {
  private let batch: FrameBatch
  /// The frame that was announced and hasn't come.
  private var announced: String?

  init(_ batch: FrameBatch) { self.batch = batch }

  /// - Throws: where the event isn't plausible.
  mutating func check(_ event: WorkerEvent) throws(EventReader.Violation) {
    switch event {
    case .widgets, .shortcuts, .simulating, .simulated:
      throw EventReader.Violation(reason: "a message came that belongs to another task")
    case .drawing(let id, let request):
      guard isOfBatch(request), id == batch.id(of: request) else {
        throw EventReader.Violation(reason: "a frame was announced that wasn't asked for")
      }
      announced = id
    case .made(let frame):
      guard frame.id == announced, isOfBatch(frame.request) else {
        throw EventReader.Violation(reason: "a frame came that wasn't announced")
      }
      for (format, path) in frame.files where path != "frames/\(frame.id).\(format)" {
        throw EventReader.Violation(reason: "a frame's file is at another path")
      }
      announced = nil
    default: break
    }
  }

  private func isOfBatch(_ request: FrameRequest) -> Bool {
    request.product == batch.product
      && (batch.isOfPreviews || request.kind == batch.kind && request.family == batch.family)
  }

  /// The frames missing when a worker reports its end; nil if all are there, or a failure gives the reason.
  func missing(in result: BatchResult) -> String? {
    guard result.failures.isEmpty, batch.pressing == nil, !batch.isOfPreviews,
      WidgetFamily(name: batch.family) != nil
    else { return nil }
    let made = Set(result.frames.lazy.map(\.id))
    for phase in batch.phases where phase == .placeholder || phase == .snapshot {
      for style in batch.styles {
        let id = batch.id(of: batch.request(phase.phase(at: 0), style))
        if !made.contains(id) { return id }
      }
    }
    // A widget that keeps its placeholder has no timeline.
    let isKept =
      result.frames.hasDiagnostics
      && result.frames.contains { frame in
        frame.diagnostics.contains { $0.code == "placeholder-kept" }
      }
    return batch.phases.contains(.timeline) && result.timeline == nil && !isKept
      ? "its timeline" : nil
  }
}
