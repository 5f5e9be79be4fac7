import Assets
import Foundation

/// A localised string that is looked up when it is shown, not where it is written.
public struct LocalizedStringResource: Codable, Equatable, Sendable,
  CustomLocalizedStringResourceConvertible,
  ExpressibleByStringInterpolation
{
  /// The bundle of the string's table.
  public enum BundleDescription: Codable, Equatable, Sendable {
    case main
    case atURL(URL)

    public static func forClass(_ type: AnyClass) -> BundleDescription {
      .atURL(KnownBundle.bundle(for: type).bundleURL)
    }

    var assets: AssetBundle {
      switch self {
      case .main: .main
      case .atURL(let url): AssetBundle(folder: url.path)
      }
    }
  }

  public var key: String { value.key }
  public var defaultValue: String.LocalizationValue { fallback ?? value }
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription
  private let value: String.LocalizationValue
  private let fallback: String.LocalizationValue?

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      value: .init("\(key)"), fallback: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(value: keyAndValue, fallback: nil, table: table, locale: locale, bundle: bundle)
  }

  public init(stringLiteral value: String) {
    self.init(
      value: .init(value), fallback: nil, table: nil, locale: .current, bundle: .main)
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(
      value: .init(stringInterpolation: stringInterpolation), fallback: nil, table: nil,
      locale: .current, bundle: .main)
  }

  private init(
    value: String.LocalizationValue, fallback: String.LocalizationValue?, table: String?,
    locale: Locale, bundle: BundleDescription
  ) {
    self.value = value
    self.fallback = fallback
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public var localizedStringResource: LocalizedStringResource { self }

  /// The string in a locale's language.
  package func string(in locale: Locale) -> String {
    LocalizedStrings.string(
      key, fallback: fallback ?? value, table: table, bundle.assets, locale: locale)
  }
}

/// A value with a text in the user's language.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
