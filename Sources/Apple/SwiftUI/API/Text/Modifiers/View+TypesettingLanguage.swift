import Foundation

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

  /// The language that the text's own modifiers set; nil for none.
  var typesettingLanguage: TypesettingLanguage? {
    for case .language(let language) in modifiers { return language }
    if case .concatenated(let first, _) = storage { return first.typesettingLanguage }
    return nil
  }
}
