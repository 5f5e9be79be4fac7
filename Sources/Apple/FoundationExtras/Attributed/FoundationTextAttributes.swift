import Foundation

extension AttributeScopes {
  /// The attributes of `AttributeScopes.FoundationAttributes` that Linux lacks.
  public struct FoundationTextAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let presentationIntent: PresentationIntentAttribute
    public let inflect: InflectionRuleAttribute
    public let morphology: MorphologyAttribute

    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    public enum PresentationIntentAttribute: AttributedStringKey {
      public typealias Value = PresentationIntent
      public static let name = "NSPresentationIntent"
    }
    public enum InflectionRuleAttribute: AttributedStringKey {
      public typealias Value = InflectionRule
      public static let name = "NSInflect"
    }
    public enum MorphologyAttribute: AttributedStringKey {
      public typealias Value = Morphology
      public static let name = "NSMorphology"
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  public typealias InlinePresentationIntentAttribute =
    AttributeScopes.FoundationTextAttributes.InlinePresentationIntentAttribute
  public typealias PresentationIntentAttribute =
    AttributeScopes.FoundationTextAttributes.PresentationIntentAttribute
  public typealias InflectionRuleAttribute =
    AttributeScopes.FoundationTextAttributes.InflectionRuleAttribute
  public typealias MorphologyAttribute =
    AttributeScopes.FoundationTextAttributes.MorphologyAttribute
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.FoundationTextAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The string with each piece that asks for it made to agree with its number.
  public func inflected() -> AttributedString {
    var result = AttributedString()
    for run in runs {
      let text = String(characters[run.range])
      guard run.attributes.inflect != nil else {
        result.append(AttributedString(self[run.range]))
        continue
      }
      let language = run.attributes.languageIdentifier ?? Locale.current.identifier
      result.append(
        AttributedString(Inflection.agreed(text, language: language), attributes: run.attributes))
    }
    return result
  }
}
