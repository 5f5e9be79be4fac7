import Foundation

/// Has one unit played. A call that ends its process, or never ends, costs that call alone: the play
/// is begun again without it, and comes to the same place.
package struct PlaySupervisor: Sendable {
  private let product: ProductExecutable
  /// Processes that may die of one unit.
  private static let deathsAllowed = 40

  package init(product: ProductExecutable) { self.product = product }

  /// - Parameter onStep: told of each step, with the virtual time, from this thread.
  package func run(
    _ unit: PlayUnit, onStep: (PlayStep, Date) -> Void = { _, _ in }
  ) -> PlayResult {
    var unit = unit
    var result = PlayResult()
    for _ in 0..<Self.deathsAllowed {
      do {
        let sandbox = try WorkerSandbox()
        let worker = try WorkerProcess(
          executable: product.path, task: .play(unit),
          environment: sandbox.environment(timeZone: unit.setting.timeZone))
        defer { withExtendedLifetime(sandbox) {} }
        let (end, last) = follow(worker, unit, &result, onStep)
        result.output = worker.output
        if end == .finished { return result }
        guard let (step, date) = last else {
          result.failure =
            "\(product.name) couldn't be played: \(CrashReport(worker).message)."
          return result
        }
        let cause =
          switch end {
          case .hung: hang(step, unit)
          case .overgrown:
            "it took more than \(unit.memoryLimit) MB of memory, so the process was ended. Look for a "
              + "collection that grows without end; --memory-limit allows more."
          case .died, .finished: CrashReport(worker).message
          }
        unit.dead[step] = message(step, date, unit, cause)
      } catch {
        result.failure = "\(error)"
        return result
      }
    }
    result.failure =
      "The widgets of \(product.name) ended their process \(Self.deathsAllowed) times; the play was "
      + "given up."
    return result
  }

  private enum End { case finished, hung, overgrown, died }

  private func follow(
    _ worker: WorkerProcess, _ unit: PlayUnit, _ result: inout PlayResult,
    _ onStep: (PlayStep, Date) -> Void
  ) -> (End, (PlayStep, Date)?) {
    var last: (PlayStep, Date)?
    while true {
      switch worker.next(within: limit(last?.0, unit), memory: unit.memoryLimit) {
      case .ended: return (.died, last)
      case .hung: return (.hung, last)
      case .overgrown: return (.overgrown, last)
      case .event(.playing(let step, let date)):
        last = (step, date)
        onStep(step, date)
      case .event(.played(let record)): result.record = record
      case .event(.finished): return (.finished, last)
      case .event: break
      }
    }
  }

  /// Seconds. The worker itself gives a provider up in time; this is for one that blocks it.
  private func limit(_ step: PlayStep?, _ unit: PlayUnit) -> Double {
    step?.act == .drawing ? unit.frameTimeout : unit.providerTimeout + 2
  }

  private func hang(_ step: PlayStep, _ unit: PlayUnit) -> String {
    "it didn't come back within \(PathPart.number(limit(step, unit))) s, so the process was ended. "
      + "Look for a loop that never ends, or for a wait on the wall clock, which stands still here."
  }

  private func message(
    _ step: PlayStep, _ date: Date, _ unit: PlayUnit, _ cause: String
  ) -> String {
    let widget = unit.widgets[step.widget]
    let words = PlayWords(timeZone: unit.setting.timeZone, start: unit.start)
    let what =
      switch step.act {
      case .placeholder, .snapshot, .timeline, .relevance:
        "asked for its \(step.act.rawValue)"
      case .drawing: "drawn"
      case .intent: "performing an intent"
      case .pushHandler: "told of its push token"
      }
    return "\(widget.kind) (\(widget.family)), \(what) at \(words.time(date)): \(cause)"
  }
}

/// What came of a play.
package struct PlayResult: Sendable {
  package var record: PlayRecord?
  /// Why there is no record.
  package var failure: String?
  /// What the widgets' code printed, in the process that came to the end.
  package var output = ""
}
