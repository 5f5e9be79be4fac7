extension AssetLibrary {
  /// The one of several translations that a locale is served by.
  ///
  /// - Parameters:
  ///   - translations: by language, as `zh-Hans`.
  ///   - locale: as `zh_Hans_CN`.
  /// - Returns: nil where none is in the locale's language.
  package static func bestTranslation(
    of translations: [String: String], locale: String
  ) -> String? {
    let order = LanguageMatching.languages(
      for: locale, among: Set(translations.keys), development: "Base")
    return order.lazy.compactMap { translations[$0] }.first
  }
}
