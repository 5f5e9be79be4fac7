import Foundation

/// What happened to one view between the golden and the frame of today.
package struct Change: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case text, font, color, style, added, removed, reordered, padding, spacing, moved, resized,
      wrapped, truncated, image, link, pixels
  }

  package var kind: Kind
  /// The view's name as a person would say it: `Text “AAPL”`, `Capsule`, `EventRow`.
  package var view: String
  /// The names of the views around it, from the outermost: `EventsView › VStack`.
  package var path: String
  /// One sentence: what changed, from what to what, and because of what.
  package var sentence: String
  /// Points, in the widget's coordinates; nil where the view isn't there.
  package var before: CGRect?
  package var after: CGRect?
  /// What the change followed from, as an index into the same list; nil for a cause.
  package var cause: Int?
  /// Equal for changes of different frames that are one change of the source.
  package var signature: String

  package init(
    kind: Kind, view: String, path: String = "", sentence: String, before: CGRect? = nil,
    after: CGRect? = nil, cause: Int? = nil, signature: String? = nil
  ) {
    self.kind = kind
    self.view = view
    self.path = path
    self.sentence = sentence
    self.before = before
    self.after = after
    self.cause = cause
    self.signature = signature ?? "\(kind.rawValue) \(path) \(view)"
  }
}
