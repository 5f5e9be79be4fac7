/// One call into the widgets' code, numbered alike in every process that simulates the same request.
package struct SimulationStep: Hashable, Codable, Sendable {
  package enum Action: String, Codable, Sendable {
    case placeholder, snapshot, timeline, relevance, drawing, intent, pushHandler
  }
  /// An index of ``SimulationRequest/widgets``.
  package var widget: Int
  package var action: Action
  /// The number of such calls to the widget before.
  package var number: Int
}
