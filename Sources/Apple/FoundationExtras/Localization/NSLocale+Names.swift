import Foundation

// A locale's codes, and the names of languages, regions and currencies in its own language. Foundation on Linux has
// these for itself alone.

extension NSLocale {
  private var value: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

  public var languageCode: String { value.language.languageCode?.identifier ?? "" }
  public var countryCode: String? { value.region?.identifier }
  public var currencyCode: String? { value.currency?.identifier }

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
