import Foundation

// Names of languages, regions and currencies in a locale's own language. Foundation on Linux has these methods for
// itself alone.

extension NSLocale {
  private var value: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    value.localizedString(forIdentifier: localeIdentifier) ?? ""
  }

  public func localizedString(forLanguageCode languageCode: String) -> String? {
    value.localizedString(forLanguageCode: languageCode)
  }

  public func localizedString(forCountryCode countryCode: String) -> String? {
    value.localizedString(forRegionCode: countryCode)
  }

  public func localizedString(forScriptCode scriptCode: String) -> String? {
    value.localizedString(forScriptCode: scriptCode)
  }

  public func localizedString(forVariantCode variantCode: String) -> String? {
    value.localizedString(forVariantCode: variantCode)
  }

  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    value.localizedString(forCurrencyCode: currencyCode)
  }
}
