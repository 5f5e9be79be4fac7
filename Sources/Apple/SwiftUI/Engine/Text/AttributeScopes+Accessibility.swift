import Foundation

extension AttributeScopes {
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// The attributes for the speech of a string.
  ///
  /// - Support: at rest
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechPhoneticNotation: SpeechPhoneticNotationAttribute
    public let accessibilitySpeechSpellsOutCharacters: SpeechSpellOutCharactersAttribute
    public let accessibilitySpeechIncludesPunctuation: SpeechPunctuationAttribute
    public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
    public let accessibilityHeadingLevel: HeadingLevelAttribute

    public enum SpeechPhoneticNotationAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "UIAccessibilitySpeechAttributeIPANotation"
    }
    public enum SpeechSpellOutCharactersAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }
    public enum SpeechPunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }
    public enum SpeechAdjustedPitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "UIAccessibilitySpeechAttributePitch"
    }
    public enum HeadingLevelAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "UIAccessibilityTextAttributeHeadingLevel"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
