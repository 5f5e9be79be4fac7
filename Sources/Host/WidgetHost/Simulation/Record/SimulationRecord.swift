import Foundation

/// The outcome of a simulation: every reload that was asked for, and what was on screen when.
package struct SimulationRecord: Codable, Sendable {
  package var product: String
  package var setting: Setting
  package var style: FrameStyle
  package var start: Date
  package var end: Date
  package var widgets: [WidgetDay] = []
  /// The changes of the script.
  package var events: [Event] = []
  package var stacks: [StackDay] = []
  /// Intents that the widgets' code donated, by their types.
  package var donations: [Named] = []
  /// Intents that were given to RelevantIntentManager, the last list.
  package var relevantIntents: [RelevantIntentRecord] = []

  package struct Event: Codable, Sendable {
    package var date: Date
    package var description: String
    /// The reason why it had no effect; nil where it had one.
    package var problem: String?
  }

  package struct Named: Codable, Sendable {
    package var date: Date
    package var name: String
  }
}
