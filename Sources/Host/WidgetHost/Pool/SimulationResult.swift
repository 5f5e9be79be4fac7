/// The outcome of a simulation.
package struct SimulationResult: Sendable {
  package var record: SimulationRecord?
  /// The reason why there is no record.
  package var failure: String?
  /// The text that the widgets' code printed in the last process.
  package var output = ""
}
