import Diagnostics
import DisplayList
import Foundation

/// The results of simulations: the reloads that widgets requested, their outcomes, and the pictures on
/// screen. It is the content of `timeline.json` and of the page.
///
/// It holds nothing that differs between two runs, so that a second run writes the same bytes.
package struct SimulationReport: Codable, Hashable, Sendable {
  package var version = 1
  /// The name and version of the program that made it.
  package var generator: String
  package var from: Date
  package var to: Date
  /// The time zone of the times on the page.
  package var timeZone: String
  /// The version of iOS whose SDK the widgets are taken to be built with; nil where it isn't known.
  package var linkedSDK: String?
  /// The rules of the simulation.
  package var rules: [Rule]
  /// The rule of how often running texts are drawn; nil where it isn't known.
  package var moments: Moments?
  package var simulations: [Simulation]
  /// The reasons why no picture is as it should be: fonts or icons that are missing; nil for none.
  package var problems: [String]?
  /// The diagnostics of pictures and timelines by their codes; nil for none.
  package var diagnostics: [DiagnosticGroup]?

  /// The names in `timeline.json`, which are those of its first version.
  private enum CodingKeys: String, CodingKey {
    case version, generator, from, to, timeZone, linkedSDK, rules, moments, problems
    case diagnostics
    case simulations = "plays"
  }

  package init(
    generator: String, from: Date, to: Date, timeZone: String, rules: [Rule],
    simulations: [Simulation]
  ) {
    self.generator = generator
    self.from = from
    self.to = to
    self.timeZone = timeZone
    self.rules = rules
    self.simulations = simulations
  }

  package struct Rule: Codable, Hashable, Sendable {
    package var name: String
    /// The value as text, such as `55 reloads` or `yes`.
    package var value: String
    package var meaning: String
    package var source: String
    /// Whether the value is an assumption: Apple doesn't publish it.
    package var assumed: Bool
    /// Whether the value differs from the default.
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

  /// The rule by which an entry with running texts is drawn again.
  package struct Moments: Codable, Hashable, Sendable {
    /// The number of pictures besides the first, at most.
    package var limit: Int
    /// The rule as a sentence.
    package var rule: String

    package init(limit: Int, rule: String) {
      self.limit = limit
      self.rule = rule
    }
  }

  /// The simulation of one product's widgets on one device.
  package struct Simulation: Codable, Hashable, Sendable {
    package var product: String
    package var device: String
    /// The variant at the start.
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

  /// An event of the script, or an action of the widgets' code.
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
    /// Indices of the simulation's widgets, in the bundle's order.
    package var members: [Int]
    package var turns: [Turn]
    package var leftOut: [LeftOut]

    package struct Turn: Codable, Hashable, Sendable {
      package var from: Date
      /// Indices of the simulation's widgets, the top first.
      package var order: [Int]

      package init(from: Date, order: [Int]) {
        self.from = from
        self.order = order
      }
    }

    /// A widget of this family beyond the number that a stack holds.
    package struct LeftOut: Codable, Hashable, Sendable {
      /// An index of the simulation's widgets.
      package var widget: Int
      /// A sentence.
      package var reason: String

      package init(widget: Int, reason: String) {
        self.widget = widget
        self.reason = reason
      }
    }

    package init(family: String, members: [Int], turns: [Turn], leftOut: [LeftOut] = []) {
      self.family = family
      self.members = members
      self.turns = turns
      self.leftOut = leftOut
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
