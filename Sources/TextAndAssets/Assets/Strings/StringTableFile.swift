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
