import Foundation

/// One change between a golden and a frame, in English.
package struct Change: Hashable, Sendable, Codable {
  package typealias Kind = ChangeKind

  package var kind: Kind
  /// The view's name in sentences: `Text “AAPL”`, `Capsule`, `EventRow`.
  package var view: String
  /// The names of the views around it, from the outermost: `EventsView › VStack`.
  package var path: String
  /// One sentence: what changed, from what to what, and because of what.
  package var sentence: String
  /// The frame in the golden, in points of the widget's coordinates; nil where the golden lacks the view. The
  /// union for several views.
  package var before: CGRect?
  /// The frame now; nil where the view was removed.
  package var after: CGRect?
  /// The change that caused this one, as an index into the same list; nil for an edit.
  package var cause: Int?
  /// Equal for changes of different frames that are one edit of the source.
  package var signature: String
  /// The sentence without its values and full stop, true of all changes with this signature and heading;
  /// nil where `sentence` is.
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
