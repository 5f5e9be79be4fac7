import Foundation

// Foundation has these on Apple's systems only.

/// The grammatical properties of a word.
public struct Morphology: Hashable, Codable, Sendable {
  public enum GrammaticalGender: Int, Hashable, CaseIterable, Codable, Sendable {
    case feminine = 1, masculine, neuter
  }
  public enum PartOfSpeech: Int, Hashable, CaseIterable, Codable, Sendable {
    case determiner = 1, pronoun, letter, adverb, particle, adjective, adposition, verb, noun,
      conjunction, numeral, interjection, preposition, abbreviation
  }
  public enum GrammaticalNumber: Int, Hashable, CaseIterable, Codable, Sendable {
    case singular = 1, zero, plural, pluralTwo, pluralFew, pluralMany
  }

  public var grammaticalGender: GrammaticalGender?
  public var partOfSpeech: PartOfSpeech?
  public var number: GrammaticalNumber?

  public init() {}

  public var isUnspecified: Bool {
    grammaticalGender == nil && partOfSpeech == nil && number == nil
  }
}

/// The rule by which words are made to agree with the words beside them.
public enum InflectionRule: Hashable, Codable, Sendable {
  case automatic
  case explicit(Morphology)

  public init(morphology: Morphology) { self = .explicit(morphology) }

  public static func canInflect(language: String) -> Bool { Inflection.speaks(language) }
  public static var canInflectPreferredLocalization: Bool {
    canInflect(language: Locale.current.identifier)
  }
}
