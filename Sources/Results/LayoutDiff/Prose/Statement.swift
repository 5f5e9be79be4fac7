/// One edit in English, without full stops.
struct Statement {
  /// `The padding of X changed: 6 → 10 pt`.
  var sentence: String
  /// The same without values: true of all edits that are alike.
  var heading: String
  /// The values that `heading` leaves out; nil where there are none, or where the view's name has them.
  var values: String?
  /// The reason that follows `because` in the sentence of a consequence: `the padding of X changed`.
  var reason: String
  /// The same of several views at once: `the padding changed`.
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

  /// A sentence whose values follow a colon.
  init(_ heading: String, _ values: String, reason: String, commonReason: String) {
    self.init(
      sentence: values.isEmpty ? heading : "\(heading): \(values)", heading: heading,
      values: values.isEmpty ? nil : values, reason: reason, commonReason: commonReason)
  }
}
