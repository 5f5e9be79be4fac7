import Diagnostics
import Foundation

/// Everything the pages show, as one value: which widgets there are, and which frames were made of
/// them. The host fills it, ``Site/write(_:to:templates:)`` turns it into pages.
///
/// It holds nothing of the run itself (no clock, no seconds, no machine), so that a second run
/// writes the same bytes. The order of its arrays is the order on the pages.
package struct Gallery: Codable, Hashable, Sendable {
  /// The heading of the overview; nil for the words that the page brings.
  package var title: String?
  /// Name and version of what made it, such as `Vitrine 0.1.0`.
  package var generator: String
  package var products: [Product]
  /// The frames that weren't made, with the reasons.
  package var skipped: [Skipped]
  /// The version of iOS whose SDK the widgets are taken to be built with; nil where it isn't known.
  package var linkedSDK: String?
  /// The reasons for that version, a sentence a product; none where nothing but the command chose it.
  package var linkedSDKReasons: [String] = []
  /// The reasons why no picture is as it should be: fonts or icons that are missing.
  package var problems: [String] = []
  /// The diagnostics of products and options, which are no frame's.
  package var productDiagnostics: [DiagnosticGroup] = []
  /// The rule by which entries with running texts are drawn again; nil where they are drawn once.
  package var momentsRule: String?
  /// The places where the types of the frames' views are declared, by their names. Nil where layouts aren't explained:
  /// then the pages have no inspector.
  package var types: [String: DeclarationPlace]?

  /// A place in the project's source.
  package struct DeclarationPlace: Codable, Hashable, Sendable {
    /// Relative to the project.
    package var file: String
    package var line: Int
    /// The lines of calls of modifiers in the type's code, by their texts.
    package var calls: [String: Int]?

    package init(file: String, line: Int, calls: [String: Int]? = nil) {
      self.file = file
      self.line = line
      self.calls = calls
    }
  }

  package init(
    title: String? = nil, generator: String, products: [Product], skipped: [Skipped] = []
  ) {
    self.title = title
    self.generator = generator
    self.products = products
    self.skipped = skipped
  }

  /// One executable of widgets: what an app would carry as its widget extension.
  package struct Product: Codable, Hashable, Sendable {
    package var name: String
    package var widgets: [Widget]

    package init(name: String, widgets: [Widget]) {
      self.name = name
      self.widgets = widgets
    }
  }

  /// One kind of widget.
  package struct Widget: Codable, Hashable, Sendable {
    /// The kind of its configuration; unique in its product.
    package var kind: String
    /// The name in the system's gallery; empty for ``kind``.
    package var displayName: String
    package var description: String
    /// Supported families by Apple's names (`systemSmall`), in Apple's order, made or not.
    package var families: [String]
    package var frames: [Frame]
    /// The date of the next reload, for each timeline that was made.
    package var reloads: [Reload]
    /// The parameters in Edit Widget.
    package var parameters: [Parameter]

    package init(
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
  package struct Parameter: Codable, Hashable, Sendable {
    /// The name in the source.
    package var name: String
    /// The title in Edit Widget.
    package var title: String
    /// The type in the source: `Bool`, `TripEntity`.
    package var type: String
    /// The values that Edit Widget offers, as it calls them; nil where it is any of the type.
    package var choices: [String]?
    /// The default value; nil for none.
    package var defaultValue: String?

    package init(
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
  package struct Reload: Codable, Hashable, Sendable {
    package enum Policy: Codable, Hashable, Sendable {
      case atEnd
      case after(Date)
      case never
    }

    package var family: String
    package var policy: Policy
    /// The variant of the timeline, as in ``Frame/variant``; mostly the default.
    package var variant: Variant
    package var device: String

    package init(
      family: String, policy: Policy, device: String, variant: Variant = Variant()
    ) {
      self.family = family
      self.policy = policy
      self.device = device
      self.variant = variant
    }
  }

  /// A widget, family or frame that was asked for or could be, and was not made.
  package struct Skipped: Codable, Hashable, Sendable {
    /// Such as `TripsCalendar · NextTrip · systemExtraLarge`.
    package var what: String
    /// Such as `iPhone 16 has no extra large family`.
    package var reason: String

    package init(what: String, reason: String) {
      self.what = what
      self.reason = reason
    }
  }
}
