import DisplayList
import Foundation

/// Simulated hours of system time: the reloads that widgets requested, their results, and the pictures on
/// screen. It is the content of `timeline.json` and of the page.
///
/// It has no data of the run itself, so that a second run writes the same bytes.
package struct Film: Codable, Hashable, Sendable {
  package var version = 1
  /// The name and version of the program that made it.
  package var generator: String
  package var from: Date
  package var to: Date
  /// Times on the page are in it.
  package var timeZone: String
  /// The rules of the simulation.
  package var rules: [Rule]
  package var plays: [Play]

  package init(
    generator: String, from: Date, to: Date, timeZone: String, rules: [Rule], plays: [Play]
  ) {
    self.generator = generator
    self.from = from
    self.to = to
    self.timeZone = timeZone
    self.rules = rules
    self.plays = plays
  }

  package struct Rule: Codable, Hashable, Sendable {
    package var name: String
    /// The value as text, such as `55 reloads` or `yes`.
    package var value: String
    package var meaning: String
    package var source: String
    /// Apple doesn't publish it.
    package var assumed: Bool
    /// It differs from the default.
    package var set: Bool

    package init(
      name: String, value: String, meaning: String, source: String, assumed: Bool, set: Bool
    ) {
      self.name = name
      self.value = value
      self.meaning = meaning
      self.source = source
      self.assumed = assumed
      self.set = set
    }
  }

  /// The widgets of one product on one device.
  package struct Play: Codable, Hashable, Sendable {
    package var product: String
    package var device: String
    /// At the start.
    package var variant: Gallery.Variant
    package var events: [Event] = []
    package var widgets: [Widget] = []
    package var stacks: [Stack] = []
    package var donations: [Event] = []
    package var relevantIntents: [Clue] = []
    /// The reason why nothing was simulated; nil where something was.
    package var failure: String?

    package init(product: String, device: String, variant: Gallery.Variant) {
      self.product = product
      self.device = device
      self.variant = variant
    }
  }

  /// Something that the script had happen, or that the widgets' code did.
  package struct Event: Codable, Hashable, Sendable {
    package var date: Date
    package var what: String
    /// The reason why it failed.
    package var problem: String?

    package init(date: Date, what: String, problem: String? = nil) {
      self.date = date
      self.what = what
      self.problem = problem
    }
  }

  /// A widget in a Smart Stack of its family.
  package struct Stack: Codable, Hashable, Sendable {
    package var family: String
    /// Indices of the play's widgets, in the bundle's order.
    package var members: [Int]
    package var turns: [Turn]

    package struct Turn: Codable, Hashable, Sendable {
      package var from: Date
      /// Indices of the play's widgets, the top first.
      package var order: [Int]

      package init(from: Date, order: [Int]) {
        self.from = from
        self.order = order
      }
    }

    package init(family: String, members: [Int], turns: [Turn]) {
      self.family = family
      self.members = members
      self.turns = turns
    }
  }

  /// A clue to when a widget is relevant, by an intent or a provider's `relevance()`.
  package struct Clue: Codable, Hashable, Sendable {
    package var kind: String
    /// The intent's type; empty for a provider's clue.
    package var intent: String
    /// The clue as text, such as `date, scheduled`.
    package var clue: String
    package var from: Date?
    package var to: Date?

    package init(kind: String, intent: String, clue: String, from: Date?, to: Date?) {
      self.kind = kind
      self.intent = intent
      self.clue = clue
      self.from = from
      self.to = to
    }
  }
}
