/// The task that a worker is started for; it comes on the worker's standard input.
package enum WorkerTask: Codable, Sendable {
  /// Describe the widgets.
  case describe(Setting)
  case render(FrameBatch)
  case simulate(SimulationRequest)
}
