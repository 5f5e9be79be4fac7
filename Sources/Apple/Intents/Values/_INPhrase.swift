import Assets
import FoundationExtras

/// A text of a definition file with its translations.
public struct _INPhrase: Sendable, Hashable {
  public let text: String
  /// The translations by language, such as `zh-Hans`.
  public let translations: [String: String]

  public init(_ text: String, _ translations: [String: String] = [:]) {
    self.text = text
    self.translations = translations
  }

  /// - Parameter locale: as `zh_Hans_CN`.
  /// - Returns: the translation that fits best; the text itself, where there is none.
  public func string(in locale: String) -> String {
    guard !translations.isEmpty else { return text }
    return AssetLibrary.bestTranslation(of: translations, locale: locale) ?? text
  }

  var current: String { string(in: Locale.current.identifier) }
}
