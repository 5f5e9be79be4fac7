import Foundation

/// A product's string tables, read table by table.
final class LocalizedStringTables {
  /// The texts, by language and then by key.
  private typealias Table = [String: [String: LocalizedText]]

  private struct LanguageKey: Hashable {
    let table: String
    let locale: String
  }

  private let files: [StringTableFile]
  private var tables: [String: Table] = [:]
  private var matched: [LanguageKey: [String]] = [:]
  /// The source language of the catalogues, else English.
  private var development = "en"

  init(files: [StringTableFile]) { self.files = files }

  /// Keys looked up in a language that lacks them, other than the source language, in the order of the
  /// look-ups.
  private(set) var untranslated: [UntranslatedKey] = []
  private var known: Set<UntranslatedKey> = []

  func takeUntranslated() -> [UntranslatedKey] {
    defer { untranslated = [] }
    return untranslated
  }

  /// The text and the language that it was found in.
  func text(forKey key: String, table name: String, locale: String) -> (LocalizedText, String)? {
    let found = find(key, name, locale)
    note(key, name, locale, found?.1)
    return found
  }

  private func note(_ key: String, _ table: String, _ locale: String, _ found: String?) {
    let wanted = LanguageMatching.language(of: locale)
    guard wanted != LanguageMatching.language(of: development),
      found.map(LanguageMatching.language(of:)) != wanted, key.contains(where: \.isLetter)
    else { return }
    let missing = UntranslatedKey(key: key, table: table, locale: locale)
    if known.insert(missing).inserted { untranslated.append(missing) }
  }

  private func find(_ key: String, _ name: String, _ locale: String) -> (LocalizedText, String)? {
    let table = table(name)
    if table.isEmpty { return nil }
    for language in languages(name, locale, table) {
      if let text = table[language]?[key] {
        return (text, language == "Base" ? development : language)
      }
    }
    return nil
  }

  private func languages(_ name: String, _ locale: String, _ table: Table) -> [String] {
    let key = LanguageKey(table: name, locale: locale)
    if let known = matched[key] { return known }
    let languages = LanguageMatching.languages(
      for: locale, among: Set(table.keys), development: development)
    matched[key] = languages
    return languages
  }

  private func table(_ name: String) -> Table {
    if let known = tables[name] { return known }
    var table: Table = [:]
    for file in files where file.table == name {
      switch file.kind {
      case .strings:
        let texts = (StringsFile.read(file.url) ?? [:]).mapValues { LocalizedText($0) }
        table[file.language ?? "Base", default: [:]].merge(texts) { first, _ in first }
      case .stringsDict:
        // Plural texts win over plain ones of the same key.
        let texts = StringsDictFile.read(file.url) ?? [:]
        table[file.language ?? "Base", default: [:]].merge(texts) { _, plural in plural }
      case .catalog:
        guard let catalog = StringCatalog(url: file.url) else { continue }
        development = catalog.sourceLanguage
        for (language, texts) in catalog.texts {
          table[language, default: [:]].merge(texts) { first, _ in first }
        }
      }
    }
    tables[name] = table
    return table
  }
}
