import Foundation

/// Has one request simulated by worker processes. A call that ends its process, or never returns, costs that
/// call alone: the simulation is begun again without it and reaches the same state.
package struct SimulationSupervisor: Sendable {
  private let product: ProductExecutable
  /// The number of processes that may end before the simulation is given up.
  private static let deathsAllowed = 40

  package init(product: ProductExecutable) { self.product = product }

  /// - Parameter onStep: called for each step, with the virtual time, on this thread.
  package func run(
    _ simulation: SimulationRequest, onStep: (SimulationStep, Date) -> Void = { _, _ in }
  ) -> SimulationResult {
    var simulation = simulation
    var result = SimulationResult()
    for _ in 0..<Self.deathsAllowed {
      do {
        let worker = try WorkerProcess(
          product, .simulate(simulation), timeZone: simulation.setting.timeZone)
        var last: (step: SimulationStep, date: Date)?
        let limits = simulation
        let end = worker.follow(
          within: { limit(last?.step, limits) }, memory: limits.memoryLimit
        ) { event in
          switch event {
          case .simulating(let step, let date):
            last = (step, date)
            onStep(step, date)
          case .simulated(let record): result.record = record
          default: break
          }
        }
        result.output = worker.output
        if end == .finished { return result }
        guard let (step, date) = last else {
          result.failure =
            "\(product.name) couldn't be simulated: \(CrashReport(worker).message)."
          return result
        }
        let cause =
          switch end {
          case .hung: hang(step, simulation)
          case .stopped: WorkerProcess.stopMessage
          case .overgrown:
            "it took more than \(simulation.memoryLimit) MB of memory, so the process was ended. Look for a "
              + "collection that grows without end; --memory-limit allows more."
          case .crowded:
            "it started more than \(SealLimits.processes) processes and threads, so the process was ended."
          case .forged(let reason): "\(reason), so the process was ended."
          case .died, .finished: CrashReport(worker).message
          }
        simulation.failedSteps[step] = message(step, date, simulation, cause)
      } catch {
        result.failure = "\(error)"
        return result
      }
    }
    result.failure =
      "The widgets of \(product.name) ended their process \(Self.deathsAllowed) times; the "
      + "simulation was given up."
    return result
  }

  /// Seconds. The worker itself gives a provider up in time; this is for one that blocks it.
  private func limit(_ step: SimulationStep?, _ simulation: SimulationRequest) -> Double {
    step?.action == .drawing ? simulation.frameTimeout : simulation.providerTimeout + 2
  }

  private func hang(_ step: SimulationStep, _ simulation: SimulationRequest) -> String {
    let advice =
      ProcessRoom.shortage.map { "It may have waited: \($0)" }
      ?? "Look for a loop that never ends, or for a wait on the wall clock, which is frozen here."
    return
      "it didn't come back within \(PathPart.number(limit(step, simulation))) s, so the process was "
      + "ended. \(advice)"
  }

  private func message(
    _ step: SimulationStep, _ date: Date, _ simulation: SimulationRequest, _ cause: String
  ) -> String {
    let widget = simulation.widgets[step.widget]
    let wording = SimulationWording(timeZone: simulation.setting.timeZone, start: simulation.start)
    let what =
      switch step.action {
      case .placeholder, .snapshot, .timeline, .relevance:
        "asked for its \(step.action.rawValue)"
      case .drawing: "drawn"
      case .intent: "performing an intent"
      case .pushHandler: "given its push token"
      }
    return "\(widget.kind) (\(widget.family)), \(what) at \(wording.time(date)): \(cause)"
  }
}
