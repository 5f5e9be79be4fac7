import Foundation

/// What happened to one view between the golden and the frame of today.
package struct Change: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// What a text says.
    case text
    case font, color
    /// How it is drawn: gradients, corners, lines, shadows, opacity, clips.
    case style
    case added, removed
    /// Another view stands where it stood, or a container is of another kind.
    case replaced
    case reordered
    case padding, spacing
    /// Frames, alignments, offsets, limits: what else its source says of its layout.
    case layout
    case moved, resized
    /// Its lines break elsewhere.
    case wrapped
    case truncated
    /// Another picture or symbol.
    case image
    case link
    /// What assistive technology is told.
    case label
    case pixels
  }

  package var kind: Kind
  /// The view's name as a person would say it: `Text “AAPL”`, `Capsule`, `EventRow`.
  package var view: String
  /// The names of the views around it, from the outermost: `EventsView › VStack`.
  package var path: String
  /// One sentence: what changed, from what to what, and because of what.
  package var sentence: String
  /// Points, in the widget's coordinates; nil where the view isn't there. Of several views, around all.
  package var before: CGRect?
  package var after: CGRect?
  /// What the change followed from, as an index into the same list; nil for a cause.
  package var cause: Int?
  /// Equal for changes of different frames that are one change of the source.
  package var signature: String
  /// The sentence without its values and full stop, true of all changes with this signature that have
  /// the same one; nil where `sentence` is.
  package var heading: String?
  /// The values that `heading` leaves out, such as `6 → 10 pt`.
  package var values: [String]?

  package init(
    kind: Kind, view: String, path: String = "", sentence: String, before: CGRect? = nil,
    after: CGRect? = nil, cause: Int? = nil, signature: String? = nil, heading: String? = nil,
    values: [String]? = nil
  ) {
    self.kind = kind
    self.view = view
    self.path = path
    self.sentence = sentence
    self.before = before
    self.after = after
    self.cause = cause
    self.signature = signature ?? "\(kind.rawValue) \(path) \(view)"
    self.heading = heading
    self.values = values
  }
}
