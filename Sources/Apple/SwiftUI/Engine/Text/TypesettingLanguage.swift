import Foundation

/// The language whose rules of line breaking and forms of letters a text follows.
public struct TypesettingLanguage: Hashable, Sendable {
  /// BCP 47; nil for the environment's.
  let tag: String?

  /// The environment's language.
  public static let automatic = TypesettingLanguage(tag: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(tag: language.maximalIdentifier)
  }
}
