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

extension View {
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    changingEnvironment { environment in
      if isEnabled { environment.fields.textAttributes.language = language.tag }
    }
  }
}

extension Text {
  /// - Support: partly; a part of a sum follows the first part's language
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { typesettingLanguage(.explicit(language), isEnabled: isEnabled) }

  /// - Support: partly; a part of a sum follows the first part's language
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { isEnabled ? modified(.language(language)) : self }

  /// What the text's own modifiers say; nil where they don't.
  var typesettingLanguage: TypesettingLanguage? {
    for case .language(let language) in modifiers { return language }
    if case .concatenated(let first, _) = storage { return first.typesettingLanguage }
    return nil
  }
}
