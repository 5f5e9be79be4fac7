import Assets
import Foundation

/// Localized strings of the product's tables, with their arguments.
enum LocalizedStrings {
  static func string(
    _ key: String, fallback: String.LocalizationValue, table: String?, _ bundle: AssetBundle,
    locale: Locale
  ) -> String {
    let format =
      bundle.library.format(
        forKey: key, table: table, locale: locale.identifier,
        arguments: fallback.arguments.map(\.stringArgument)) ?? fallback.key
    // A key without arguments is not a format: Apple leaves its per cent signs alone.
    guard !fallback.arguments.isEmpty else { return format }
    return String(
      format: format, locale: locale, arguments: fallback.arguments.map(\.formatArgument))
  }
}

extension String {
  /// The string for a key in the language of `locale`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStrings.string(
      keyAndValue.key, fallback: keyAndValue, table: table, AssetBundle(bundle), locale: locale)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStrings.string(
      "\(key)", fallback: defaultValue, table: table, AssetBundle(bundle), locale: locale)
  }

  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: resource.locale)
  }
}
