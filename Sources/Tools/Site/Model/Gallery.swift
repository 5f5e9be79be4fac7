import Foundation

/// Everything the pages show, as one value: which widgets there are, and which frames were made of
/// them. The host fills it, ``Site/write(_:to:templates:)`` turns it into pages.
///
/// It holds nothing of the run itself (no clock, no seconds, no machine), so that a second run
/// writes the same bytes. The order of its arrays is the order on the pages.
public struct Gallery: Codable, Hashable, Sendable {
  /// The heading of the overview; nil for the words that the page brings.
  public var title: String?
  /// Name and version of what made it, such as `Vitrine 0.1.0`.
  public var generator: String
  public var products: [Product]
  /// What was not made, and why.
  public var skipped: [Skipped]

  public init(
    title: String? = nil, generator: String, products: [Product], skipped: [Skipped] = []
  ) {
    self.title = title
    self.generator = generator
    self.products = products
    self.skipped = skipped
  }

  /// One executable of widgets: what an app would carry as its widget extension.
  public struct Product: Codable, Hashable, Sendable {
    public var name: String
    public var widgets: [Widget]

    public init(name: String, widgets: [Widget]) {
      self.name = name
      self.widgets = widgets
    }
  }

  /// One kind of widget.
  public struct Widget: Codable, Hashable, Sendable {
    /// As in its configuration; unique in its product.
    public var kind: String
    /// What the system's gallery calls it; ``kind`` stands in where it is empty.
    public var displayName: String
    public var description: String
    /// Supported families by Apple's names (`systemSmall`), in Apple's order, made or not.
    public var families: [String]
    public var frames: [Frame]
    /// When the system would ask for the next timeline, one for each timeline that was made.
    public var reloads: [Reload]
    /// What a person can set in Edit Widget.
    public var parameters: [Parameter]

    public init(
      kind: String, displayName: String, description: String, families: [String],
      frames: [Frame], reloads: [Reload] = [], parameters: [Parameter] = []
    ) {
      self.kind = kind
      self.displayName = displayName
      self.description = description
      self.families = families
      self.frames = frames
      self.reloads = reloads
      self.parameters = parameters
    }
  }

  /// One setting of a widget.
  public struct Parameter: Codable, Hashable, Sendable {
    /// As in the source.
    public var name: String
    /// What Edit Widget calls it.
    public var title: String
    /// As in the source: `Bool`, `TripEntity`.
    public var type: String
    /// The values that Edit Widget offers, as it calls them; nil where it is any of the type.
    public var choices: [String]?
    /// What it begins with; nil for nothing.
    public var defaultValue: String?

    public init(
      name: String, title: String, type: String, choices: [String]? = nil,
      defaultValue: String? = nil
    ) {
      self.name = name
      self.title = title
      self.type = type
      self.choices = choices
      self.defaultValue = defaultValue
    }
  }

  /// The reload policy of one timeline.
  public struct Reload: Codable, Hashable, Sendable {
    public enum Policy: Codable, Hashable, Sendable {
      case atEnd
      case after(Date)
      case never
    }

    public var family: String
    public var policy: Policy
    /// What else the timeline differs in, as in ``Frame/variant``; mostly the default.
    public var variant: Variant
    public var device: String

    public init(
      family: String, policy: Policy, device: String, variant: Variant = Variant()
    ) {
      self.family = family
      self.policy = policy
      self.device = device
      self.variant = variant
    }
  }

  /// A widget, family or frame that was asked for or could be, and was not made.
  public struct Skipped: Codable, Hashable, Sendable {
    /// Such as `TripsCalendar · NextTrip · systemExtraLarge`.
    public var what: String
    /// Such as `iPhone 16 has no extra large family`.
    public var reason: String

    public init(what: String, reason: String) {
      self.what = what
      self.reason = reason
    }
  }
}
