import DisplayList
import Foundation

/// Hours of system time as one value: which reloads widgets wished for, what became of them, and what
/// was on screen. `timeline.json` is one of these, and so is what the page shows.
///
/// It holds nothing of the run itself, so that a second run writes the same bytes.
public struct Film: Codable, Hashable, Sendable {
  public var version = 1
  /// Name and version of what made it.
  public var generator: String
  public var from: Date
  public var to: Date
  /// Times on the page are in it.
  public var timeZone: String
  /// The figures that were played by.
  public var rules: [Rule]
  public var plays: [Play]

  public init(
    generator: String, from: Date, to: Date, timeZone: String, rules: [Rule], plays: [Play]
  ) {
    self.generator = generator
    self.from = from
    self.to = to
    self.timeZone = timeZone
    self.rules = rules
    self.plays = plays
  }

  public struct Rule: Codable, Hashable, Sendable {
    public var name: String
    /// As `55 reloads` or `yes`.
    public var value: String
    public var meaning: String
    public var source: String
    /// Apple doesn't publish it.
    public var assumed: Bool
    /// It was set otherwise than by default.
    public var set: Bool

    public init(
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
  public struct Play: Codable, Hashable, Sendable {
    public var product: String
    public var device: String
    /// At the start.
    public var variant: Gallery.Variant
    public var events: [Event] = []
    public var widgets: [Widget] = []
    public var stacks: [Stack] = []
    public var donations: [Event] = []
    public var relevantIntents: [Clue] = []
    /// Why nothing was played; nil where it was.
    public var failure: String?

    public init(product: String, device: String, variant: Gallery.Variant) {
      self.product = product
      self.device = device
      self.variant = variant
    }
  }

  /// Something that the script had happen, or that the widgets' code did.
  public struct Event: Codable, Hashable, Sendable {
    public var date: Date
    public var what: String
    /// Why it came to nothing.
    public var problem: String?

    public init(date: Date, what: String, problem: String? = nil) {
      self.date = date
      self.what = what
      self.problem = problem
    }
  }

  /// A widget in a Smart Stack of its family.
  public struct Stack: Codable, Hashable, Sendable {
    public var family: String
    /// Indices of the play's widgets, in the bundle's order.
    public var members: [Int]
    public var turns: [Turn]

    public struct Turn: Codable, Hashable, Sendable {
      public var from: Date
      /// Indices of the play's widgets, the top first.
      public var order: [Int]

      public init(from: Date, order: [Int]) {
        self.from = from
        self.order = order
      }
    }

    public init(family: String, members: [Int], turns: [Turn]) {
      self.family = family
      self.members = members
      self.turns = turns
    }
  }

  /// When a widget would matter, by an intent or a provider's `relevance()`.
  public struct Clue: Codable, Hashable, Sendable {
    public var kind: String
    /// The intent's type; empty where a provider said it.
    public var intent: String
    /// As `date, scheduled`.
    public var clue: String
    public var from: Date?
    public var to: Date?

    public init(kind: String, intent: String, clue: String, from: Date?, to: Date?) {
      self.kind = kind
      self.intent = intent
      self.clue = clue
      self.from = from
      self.to = to
    }
  }
}
