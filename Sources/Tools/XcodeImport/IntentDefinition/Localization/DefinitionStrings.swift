import Foundation

/// A definition's translations, by the keys that its phrases have.
package struct DefinitionStrings: Hashable {
  private var tables: [String: [String: String]] = [:]

  package init() {}

  /// - Parameters:
  ///   - file: `.strings`, as `zh-Hans.lproj/Trips.strings`, or a catalogue, as
  ///     `mul.lproj/Trips.xcstrings`.
  ///   - language: of a `.strings` file; nil for its folder's.
  /// - Throws: ``IntentDefinitionProblem``.
  package mutating func add(file: String, language: String? = nil) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw IntentDefinitionProblem(
        file: file, message: "it can't be read. See that it is there and may be read.")
    }
    if file.hasSuffix(".xcstrings") {
      try addCatalog(data, file)
      return
    }
    guard let language = language ?? Self.language(of: file) else {
      throw IntentDefinitionProblem(
        file: file, message: "its folder has no language. Put it into one such as fr.lproj.")
    }
    guard !data.isEmpty else { return }
    guard
      let table = (try? PropertyListSerialization.propertyList(from: data, format: nil))
        as? [String: String]
    else {
      throw IntentDefinitionProblem(
        file: file,
        message: "it isn't a table of strings. Each line is to be \"key\" = \"text\"; with both "
          + "quotation marks and the semicolon.")
    }
    tables[language, default: [:]].merge(table) { $1 }
  }

  /// `fr` of `a/fr.lproj/b.strings`.
  static func language(of path: String) -> String? {
    path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
      .map { String($0.dropLast(".lproj".count)) }
  }

  private mutating func addCatalog(_ data: Data, _ file: String) throws {
    struct Catalog: Decodable {
      struct Entry: Decodable { var localizations: [String: Localization]? }
      struct Localization: Decodable { var stringUnit: Unit? }
      struct Unit: Decodable { var value: String }
      var strings: [String: Entry]
    }
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else {
      throw IntentDefinitionProblem(
        file: file, message: "it isn't a string catalogue. Open it in Xcode and save it again.")
    }
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        if let value = localization.stringUnit?.value {
          tables[language, default: [:]][key] = value
        }
      }
    }
  }

  /// The translations in the order of the languages' names. Base is the definition's own text.
  func translations(of phrase: Phrase) -> [(language: String, text: String)] {
    guard let key = phrase.key else { return [] }
    return tables.sorted { $0.key < $1.key }.compactMap { language, table in
      guard language != "Base", let text = table[key] else { return nil }
      return (language, text)
    }
  }
}
