import Foundation

/// A change of one view that isn't known to follow from another.
struct Cause {
  var kind: Change.Kind
  /// What of the view, by the name of its step and value: `padding`, `fill color`.
  var trait: String
  /// From what to what, in words; causes with equal words may be one edit.
  var values: String
  /// Of a view that came or went: ` to HStack in QuoteRow`.
  var container = ""
  var old: Int?
  var new: Int?
  /// Where in the new tree it is looked for: the view, or the container of one that is gone.
  var site: Int?
  /// The view itself is what changed: its own place and size need no other explanation.
  var isOwn = true
  /// It may move or resize views.
  var isGeometric = true
  /// The sentence about one or several views, without its full stop.
  var sentence: (String) -> String
  /// The same of any view of a kind, without its values: true of all changes that are alike.
  var general: (String) -> String
  /// The values that `general` leaves out; nil where there are none, or where the view's own name says
  /// them.
  var detail: String?
  /// What stands behind `because` where the view hasn't grown: `the padding of VStack changed`.
  var reason: (String) -> String
  /// The same of several views at once.
  var commonReason: String
}

extension Cause {
  /// `The corner radius of X changed: 6 → 10 pt`.
  static func changed(
    _ kind: Change.Kind, _ trait: String, _ words: String, _ values: String, isGeometric: Bool
  ) -> Cause {
    Cause(
      kind: kind, trait: trait, values: values, isGeometric: isGeometric,
      sentence: { "The \(words) of \($0) changed: \(values)" },
      general: { "The \(words) of \($0) changed" }, detail: values,
      reason: { "the \(words) of \($0) changed" }, commonReason: "the \(words) changed")
  }

  /// `A shadow was added to X: …`
  static func added(
    _ kind: Change.Kind, _ trait: String, _ words: String, _ values: String, isGeometric: Bool
  ) -> Cause {
    let article = "AEIOUaeiou".contains(words.first ?? "x") ? "An" : "A"
    return Cause(
      kind: kind, trait: trait, values: "+ \(values)", isGeometric: isGeometric,
      sentence: {
        "\(article) \(words) was added to \($0)" + (values.isEmpty ? "" : ": \(values)")
      },
      general: { "\(article) \(words) was added to \($0)" },
      detail: values.isEmpty ? nil : values,
      reason: { "\($0) has \(article.lowercased()) \(words) now" },
      commonReason: "\(article.lowercased()) \(words) was added")
  }

  /// `The shadow of X was removed: …`
  static func removed(
    _ kind: Change.Kind, _ trait: String, _ words: String, _ values: String, isGeometric: Bool
  ) -> Cause {
    Cause(
      kind: kind, trait: trait, values: "- \(values)", isGeometric: isGeometric,
      sentence: { "The \(words) of \($0) was removed" + (values.isEmpty ? "" : ": \(values)") },
      general: { "The \(words) of \($0) was removed" }, detail: values.isEmpty ? nil : values,
      reason: { "the \(words) of \($0) was removed" }, commonReason: "the \(words) was removed")
  }

  /// It tells of what a view paints itself, not of what is done to its picture.
  var isOfBrush: Bool {
    kind == .color
      || [
        "outline", "shape", "cornerRadius", "cornerStyle", "lineWidth", "lineCap", "lineJoin",
        "dash", "fillRule",
      ].contains(trait)
  }

  /// The kind of the view that stands for `widgetURL(_:)`.
  static let widgetURL = "WidgetURL"

  /// nil for none.
  static func widgetURL(_ before: String?, _ after: String?) -> Cause {
    var cause = changed(
      .link, "link", "widgetURL", "\(quoted(before)) → \(quoted(after))", isGeometric: false)
    let values = cause.values
    cause.sentence = { _ in "The widgetURL changed: \(values)" }
    cause.general = { _ in "The widgetURL changed" }
    return cause
  }

  static func quoted(_ text: String?) -> String { text.map(ViewNames.quoted) ?? "none" }
}
