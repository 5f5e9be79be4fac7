/// The text of a key in one language: plain, or by number.
struct LocalizedText: Hashable {
  /// A part of the text that depends on one argument: `%#@count@`.
  struct Substitution: Hashable {
    /// The number of the argument, from 1; nil where its position in the text decides.
    var argument: Int?
    /// The format specifier that replaces `%arg`, as `lld`.
    var specifier: String
    var plural: [PluralCategory: String]
  }

  var text: String?
  /// The whole text by the first number among the arguments.
  var plural: [PluralCategory: String] = [:]
  var substitutions: [String: Substitution] = [:]

  init(_ text: String) { self.text = text }

  init(plural: [PluralCategory: String]) {
    text = plural[.other]
    self.plural = plural
  }
}
