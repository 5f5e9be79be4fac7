import Foundation

/// The widgets that are on top of a Smart Stack, by date.
package struct StackDay: Codable, Sendable {
  package var family: String
  /// Indices of ``SimulationRecord/widgets``, in the order of the bundle.
  package var members: [Int]
  package var turns: [Turn]
  /// The widgets of this family beyond the number that a stack holds.
  package var leftOut: [LeftOut] = []

  package struct Turn: Codable, Hashable, Sendable {
    package var from: Date
    /// Indices of ``SimulationRecord/widgets``, the top first.
    package var order: [Int]
  }

  package struct LeftOut: Codable, Hashable, Sendable {
    package enum Reason: String, Codable, Sendable {
      /// The widget is relevant at no time of the simulation.
      case neverRelevant
      /// The stack is full of relevant widgets that come before it in the bundle.
      case laterInBundle
    }

    /// An index of ``SimulationRecord/widgets``.
    package var widget: Int
    package var reason: Reason
  }
}
