import Foundation
import Intents

/// Has one unit's frames made, by as many processes as it takes.
struct UnitSupervisor {
  let product: ProductExecutable
  let onFrame: @Sendable () -> Void

  private enum Occupation: Equatable {
    case starting
    case calling(PhaseKind)
    case drawing(String, FrameRequest)
    case performing(String)
    case previewing(key: String, place: String)

    /// Seconds that it may take.
    func limit(_ unit: FrameUnit) -> Double {
      if case .drawing = self { return unit.frameTimeout }
      // The worker itself gives a provider up in time and says so; this is for one that blocks it.
      return unit.providerTimeout + 2
    }

    func hangMessage(_ unit: FrameUnit) -> String {
      let time =
        "it didn't come back within \(PathPart.number(limit(unit))) s, so the process was ended."
      guard case .drawing = self else {
        return time
          + " Look for a loop that never ends, or for a wait on the wall clock, which stands "
          + "still here."
      }
      return time
        + " Look for a loop that never ends in the view's code; --frame-timeout allows more."
    }
  }

  /// Processes that may hang in one unit before the rest of it is given up: each costs the user the
  /// whole time limit.
  private static let hangsAllowed = 4
  /// Processes that may die in one unit.
  private static let deathsAllowed = 200

  func make(_ unit: FrameUnit) -> UnitResult {
    var unit = unit
    var result = UnitResult()
    var hangs = 0
    for _ in 0..<Self.deathsAllowed {
      let worker: WorkerProcess
      let sandbox: WorkerSandbox
      do {
        sandbox = try WorkerSandbox()
        worker = try WorkerProcess(
          executable: product.path, task: .make(unit),
          environment: sandbox.environment(timeZone: unit.setting.timeZone))
      } catch {
        result.failures.append(failure(unit, nil, "\(error)", nil))
        return result
      }
      defer { withExtendedLifetime(sandbox) {} }
      let (end, occupation) = follow(worker, &unit, &result)
      result.output += worker.output
      if end == .finished { return result }
      if end == .hung { hangs += 1 }
      let cause =
        switch end {
        case .hung: occupation.hangMessage(unit)
        case .overgrown:
          "it took more than \(unit.memoryLimit) MB of memory, so the process was ended. Look for a "
            + "collection that grows without end or an image far too large; iOS gives a widget "
            + "about 30 MB. --memory-limit allows more."
        case .died, .finished: CrashReport(worker).message
        }
      switch occupation {
      case .starting:
        result.failures.append(failure(unit, nil, cause, worker.output))
        return result
      case .calling(let phase):
        unit.deadPhases.insert(phase)
        result.failures.append(
          failure(
            unit, phase.rawValue,
            "The provider of \(unit.kind) (\(unit.family)), asked for its \(phase.asked): "
              + cause, worker.output))
      case .previewing(let key, let place):
        unit.settled.insert(key)
        result.failures.append(
          failure(
            unit, PhaseKind.preview.rawValue, "The preview at \(place): \(cause)", worker.output))
      case .performing(let control):
        // What comes before it was drawn before it.
        result.failures.append(
          failure(
            unit, unit.touching?.phase(.after).name,
            "Performing the intent of \(control) in \(unit.kind) (\(unit.family)): \(cause)",
            worker.output))
        return result
      case .drawing(let id, let request):
        unit.settled.insert(id)
        result.failures.append(
          failure(
            unit, request.phase.name, "Drawing \(id): \(cause)", worker.output, id: id,
            request: request))
      }
      if hangs > Self.hangsAllowed { break }
    }
    result.failures.append(
      failure(
        unit, nil,
        "\(unit.kind) (\(unit.family)) failed too often; the rest of its frames wasn't tried.", nil)
    )
    return result
  }

  private enum End { case finished, hung, overgrown, died }

  /// Notes what the worker says until it is done or gone.
  private func follow(
    _ worker: WorkerProcess, _ unit: inout FrameUnit, _ result: inout UnitResult
  ) -> (End, Occupation) {
    var occupation = Occupation.starting
    while true {
      switch worker.next(within: occupation.limit(unit), memory: unit.memoryLimit) {
      case .ended: return (.died, occupation)
      case .hung: return (.hung, occupation)
      case .overgrown: return (.overgrown, occupation)
      case .event(let event):
        switch event {
        case .widgets: break
        case .calling(let phase): occupation = .calling(phase)
        case .drawing(let id, let request): occupation = .drawing(id, request)
        case .made(let frame):
          result.frames.append(frame)
          unit.settled.insert(frame.id)
          onFrame()
        case .failed(let failure):
          if let id = failure.frameID { unit.settled.insert(id) }
          result.note(failure)
        case .timeline(let timeline): result.timeline = timeline
        case .controls(let controls): result.controls = controls
        case .performing(let control): occupation = .performing(control)
        case .previewing(let key, let place): occupation = .previewing(key: key, place: place)
        case .interaction(let record): result.interactions.append(record)
        case .finished: return (.finished, occupation)
        case .donated(let donations): result.donations = donations
        case .playing, .played, .shortcuts: break
        }
      }
    }
  }

  private func failure(
    _ unit: FrameUnit, _ phase: String?, _ message: String, _ output: String?, id: String? = nil,
    request: FrameRequest? = nil
  ) -> FailureRecord {
    FailureRecord(
      product: unit.product, kind: unit.kind, family: unit.family, phase: phase ?? "", frameID: id,
      request: request, message: message, output: output.map { String($0.suffix(9000)) })
  }
}

/// What came of one unit.
package struct UnitResult: Sendable {
  package var frames: [FrameRecord] = []
  package var failures: [FailureRecord] = []
  package var timeline: TimelineRecord?
  /// What the widget's code printed.
  package var output = ""
  package var donations: [Donations.Record] = []
  /// What came of touching each control.
  package var interactions: [InteractionRecord] = []
  /// That can be touched; while they are looked for.
  var controls: [FoundControl] = []

  package init() {}
}

extension PhaseKind {
  /// What a provider is asked for.
  fileprivate var asked: String { self == .interaction ? "timeline" : rawValue }
}
