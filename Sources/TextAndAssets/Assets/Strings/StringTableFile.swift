import AssetCatalogs
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

extension StringTableFile {
  /// The mistakes for which some of its strings aren't read.
  var problems: [ResourceProblem] {
    switch kind {
    case .strings: return StringsFile.problem(in: url).map { [$0] } ?? []
    case .stringsDict:
      guard let data = try? Data(contentsOf: url) else {
        return [ResourceProblem(url, "the file can't be read.")]
      }
      return PropertyListProblem.problem(in: data, url).map { [$0] } ?? []
    case .catalog:
      do {
        let document = try CatalogDocument(file: url)
        if document.root["strings"] is [String: Any] { return [] }
        return [ResourceProblem(url, line: 1, "there is no object “strings”; add it.")]
      } catch {
        return (error as? ResourceProblem).map { [$0] } ?? []
      }
    }
  }
}
