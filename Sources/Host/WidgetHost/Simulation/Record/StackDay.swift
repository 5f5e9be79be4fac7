import Foundation

/// The widgets that are on top of a Smart Stack, by date.
package struct StackDay: Codable, Sendable {
  package var family: String
  /// Indices of ``SimulationRecord/widgets``, in the order of the bundle.
  package var members: [Int]
  package var turns: [Turn]

  package struct Turn: Codable, Hashable, Sendable {
    package var from: Date
    /// Indices of ``SimulationRecord/widgets``, the top first.
    package var order: [Int]
  }
}
