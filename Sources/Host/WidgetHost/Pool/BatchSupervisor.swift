import Foundation

/// Has the frames of one batch made, by as many processes as it takes: a call that ends its process, or never
/// returns, costs that call alone.
struct BatchSupervisor {
  let product: ProductExecutable
  /// The layers of the seal that its processes are started without.
  var leftOut: SealLayer = []
  let onFrame: @Sendable () -> Void
  /// Starts a process with its first task, or gives one that waits its next; nil for a process of its own for each.
  var start: ((FrameBatch) throws -> WorkerProcess)?

  /// The call that a worker has announced and not returned from.
  private enum Occupation: Equatable {
    case starting
    case calling(PhaseKind)
    case drawing(String, FrameRequest)
    case performing(String)
    case previewing(key: String, place: String)

    /// Seconds that it may take.
    func limit(_ batch: FrameBatch) -> Double {
      if case .drawing = self { return batch.frameTimeout }
      // The worker itself gives a provider up in time and reports it; this is for one that blocks it.
      return batch.providerTimeout + 2
    }

    func hangMessage(_ batch: FrameBatch) -> String {
      let time =
        "it didn't come back within \(PathPart.number(limit(batch))) s, so the process was ended."
      if let shortage = ProcessRoom.shortage { return time + " It may have waited: " + shortage }
      guard case .drawing = self else {
        return time
          + " Look for a loop that never ends, or for a wait on the wall clock, which is frozen here."
      }
      return time
        + " Look for a loop that never ends in the view's code; --frame-timeout allows more."
    }
  }

  /// The number of processes that may hang before the rest of the batch is given up: each costs the user the
  /// whole time limit.
  private static let hangsAllowed = 4
  /// The number of processes that may end before the rest of the batch is given up.
  private static let deathsAllowed = 200

  func make(_ batch: FrameBatch) -> BatchResult {
    var batch = batch
    var result = BatchResult(of: batch)
    var hangs = 0
    let name = "\(batch.kind) (\(batch.family))"
    for _ in 0..<Self.deathsAllowed {
      let worker: WorkerProcess
      do {
        worker =
          try start?(batch)
          ?? WorkerProcess(
            product, .render(batch), timeZone: batch.setting.timeZone, without: leftOut)
      } catch {
        result.failures.append(FailureRecord(batch.template, phase: "", "\(error)"))
        return result
      }
      let (end, occupation) = follow(worker, &batch, &result)
      result.output += worker.output
      if end == .finished {
        if let missing = BatchEvents(batch).missing(in: result) {
          result.failures.append(
            FailureRecord(
              batch.template, phase: "",
              "\(name): the process reported that it was done, but \(missing) hadn't come. Look for code that ends the "
                + "process, or writes to descriptors that it didn't open.", output: worker.output))
        }
        return result
      }
      if end == .hung { hangs += 1 }
      let cause = cause(of: end, occupation, worker, batch)
      if end == .died, keepsPlaceholder(occupation, cause, &batch) { continue }
      result.failures.append(
        settle(occupation, cause, output: String(worker.output.suffix(9000)), name, &batch))
      switch occupation {
      // Nothing of the batch can be made without them.
      case .starting, .performing: return result
      case .calling, .previewing, .drawing: break
      }
      if hangs > Self.hangsAllowed { break }
    }
    result.failures.append(
      FailureRecord(
        batch.template, phase: "",
        "\(name) failed too often; the rest of its frames wasn't tried."))
    return result
  }

  /// Has the widget keep its placeholder where its provider's process ended for want of what isn't on this machine, as a
  /// device does where an extension ends.
  private func keepsPlaceholder(
    _ occupation: Occupation, _ cause: String, _ batch: inout FrameBatch
  ) -> Bool {
    guard case .calling(let call) = occupation, call == .snapshot || call == .timeline,
      MissingData.isEnd(cause), batch.placeholderPhases[call.rawValue] == nil
    else { return false }
    batch.placeholderPhases[call.rawValue] = cause
    return true
  }

  /// Takes what a process ended at out of the batch.
  /// - Parameter name: the widget's kind and family, for the message.
  /// - Returns: The failure to report.
  private func settle(
    _ occupation: Occupation, _ cause: String, output: String, _ name: String,
    _ batch: inout FrameBatch
  ) -> FailureRecord {
    let phase: String
    let message: String
    switch occupation {
    case .starting: (phase, message) = ("", cause)
    case .calling(let call):
      batch.failedPhases.insert(call)
      phase = call.rawValue
      message = "The provider of \(name), asked for its \(call.asked): \(cause)"
    case .previewing(let key, let place):
      batch.settled.insert(key)
      phase = PhaseKind.preview.rawValue
      message =
        "The preview at \(place): \(cause) Mend it, or leave it out by #if: the other frames are made."
    case .performing(let control):
      // What comes before it was drawn before it.
      phase = batch.pressing?.phase(.after).name ?? ""
      message = "Performing the intent of \(control) in \(name): \(cause)"
    case .drawing(let id, let request):
      batch.settled.insert(id)
      return FailureRecord(request, id: id, "Drawing \(id): \(cause)", output: output)
    }
    return FailureRecord(batch.template, phase: phase, message, output: output)
  }

  private func cause(
    of end: WorkerProcess.End, _ occupation: Occupation, _ worker: WorkerProcess,
    _ batch: FrameBatch
  ) -> String {
    switch end {
    case .hung: occupation.hangMessage(batch)
    case .stopped: WorkerProcess.stopMessage
    case .overgrown:
      "it took more than \(batch.memoryLimit) MB of memory, so the process was ended. Look for a "
        + "collection that grows without end or an image far too large; iOS gives a widget "
        + "about 30 MB. --memory-limit allows more."
    case .crowded:
      "it started more than \(SealLimits.processes) processes and threads, so the process was ended. A "
        + "widget's extension can start no processes, and needs few threads."
    case .forged(let reason):
      "\(reason), so the process was ended. Look for code that writes to descriptors that it didn't open."
    case .died, .finished: CrashReport(worker).message
    }
  }

  private func follow(
    _ worker: WorkerProcess, _ batch: inout FrameBatch, _ result: inout BatchResult
  ) -> (WorkerProcess.End, Occupation) {
    var occupation = Occupation.starting
    let limits = batch
    var events = BatchEvents(batch)
    let end = worker.follow(within: { occupation.limit(limits) }, memory: limits.memoryLimit) {
      event in
      try events.check(event)
      switch event {
      case .calling(let phase): occupation = .calling(phase)
      case .drawing(let id, let request): occupation = .drawing(id, request)
      case .performing(let control): occupation = .performing(control)
      case .previewing(let key, let place): occupation = .previewing(key: key, place: place)
      case .made(let frame):
        result.frames.append(frame)
        batch.settled.insert(frame.id)
        onFrame()
      case .failed(let failure):
        if let id = failure.frameID { batch.settled.insert(id) }
        result.note(failure)
      case .timeline(let timeline): result.timeline = timeline
      case .controls(let controls): result.controls = controls
      case .interaction(let record): result.interactions.append(record)
      case .donated(let donations): result.donations = donations
      case .skipped(let record):
        if !result.skipped.contains(record) { result.skipped.append(record) }
      case .preview(let summary):
        // An earlier process of the batch may have named it.
        if !result.previews.contains(summary) { result.previews.append(summary) }
      case .widgets, .shortcuts, .simulating, .simulated, .finished: break
      }
    }
    return (end, occupation)
  }
}

extension PhaseKind {
  /// The name of what a provider is asked for.
  fileprivate var asked: String { self == .interaction ? "timeline" : rawValue }
}
