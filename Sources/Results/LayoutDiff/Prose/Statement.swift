/// One edit in English; no text has a full stop at its end.
struct Statement {
  /// The edit with its values: `The padding of X changed: 6 → 10 pt`.
  var sentence: String
  /// The edit without its values, which edits of different values have in common: `The padding of X changed`.
  var heading: String
  /// The values that `heading` leaves out: `6 → 10 pt`; nil where there are none, or where the view's name has them.
  var values: String?
  /// The reason that follows `because` in the sentence of a consequence: `the padding of X changed`.
  var reason: String
  /// The reason without the view, for an edit of several views: `the padding changed`.
  var commonReason: String
}

extension Statement {
  /// - Parameter subject: nil for what belongs to the widget.
  static func changed(_ noun: String, of subject: String?, _ values: String) -> Statement {
    let what = noun + (subject.map { " of \($0)" } ?? "")
    return Statement(
      "The \(what) changed", values, reason: "the \(what) changed",
      commonReason: "the \(noun) changed")
  }

  static func added(_ noun: String, to subject: String, _ values: String) -> Statement {
    let article = "aeiou".contains(noun.lowercased().first ?? "x") ? "n" : ""
    return Statement(
      "A\(article) \(noun) was added to \(subject)", values,
      reason: "\(subject) has a\(article) \(noun) now",
      commonReason: "a\(article) \(noun) was added")
  }

  static func removed(_ noun: String, of subject: String, _ values: String) -> Statement {
    Statement(
      "The \(noun) of \(subject) was removed", values,
      reason: "the \(noun) of \(subject) was removed", commonReason: "the \(noun) was removed")
  }

  /// A statement whose values follow the heading and a colon.
  init(_ heading: String, _ values: String, reason: String, commonReason: String) {
    self.init(
      sentence: values.isEmpty ? heading : "\(heading): \(values)", heading: heading,
      values: values.isEmpty ? nil : values, reason: reason, commonReason: commonReason)
  }
}
