import Foundation

/// A file with localised strings, not read yet.
struct StringTableFile: Hashable {
  enum Kind: Hashable { case strings, stringsDict, catalog }

  var url: URL
  /// `Localizable` in `Localizable.strings`.
  var table: String
  var kind: Kind
  /// The `.lproj` folder's, as `zh-Hans` or `Base`; a catalogue has its languages inside.
  var language: String?
}

/// What a key says in one language: plain text, or text by number.
struct LocalizedText: Hashable {
  /// A part of the text that depends on one argument: `%#@count@`.
  struct Substitution: Hashable {
    /// Which argument, from 1; nil where its place in the text decides.
    var argument: Int?
    /// What `%arg` stands for, as `lld`.
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
