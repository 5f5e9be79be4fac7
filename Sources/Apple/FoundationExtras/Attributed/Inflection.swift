import Foundation

/// Makes a noun agree with the number before it, as `^[3 apple](inflect: true)` asks. By rules, where
/// Apple has a dictionary: English, Spanish and French, regular words and the commonest others.
enum Inflection {
  static func speaks(_ language: String) -> Bool {
    ["en", "es", "fr"].contains(code(language))
  }

  /// The text with its last word in the plural where its number isn't one.
  static func agreed(_ text: String, language: String) -> String {
    let language = code(language)
    guard ["en", "es", "fr"].contains(language), let number = number(in: text) else { return text }
    let isOne = language == "fr" ? number < 2 && number >= 0 : number == 1
    guard !isOne, let word = lastWord(of: text) else { return text }
    return text.replacingCharacters(in: word, with: plural(String(text[word]), language))
  }

  private static func code(_ language: String) -> String {
    String(language.prefix { $0 != "_" && $0 != "-" })
  }

  /// Without the marks that group digits.
  private static func number(in text: String) -> Double? {
    guard let first = text.firstIndex(where: \.isNumber) else { return nil }
    let digits = text[first...].prefix { $0.isNumber || ".,\u{202F}\u{A0}".contains($0) }
    let values = digits.compactMap(\.wholeNumberValue)
    // A fraction is never one; how the language marks it doesn't matter.
    let groups = digits.split { !$0.isNumber }
    guard groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return 0.5 }
    return values.reduce(0) { $0 * 10 + Double($1) }
  }

  private static func lastWord(of text: String) -> Range<String.Index>? {
    guard let last = text.lastIndex(where: \.isLetter) else { return nil }
    let end = text.index(after: last)
    let start = text[..<end].lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
    return start..<end
  }

  private static func plural(_ word: String, _ language: String) -> String {
    let lower = word.lowercased()
    if language == "en", let known = irregular[lower] {
      return word.first?.isUppercase == true
        ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    func ends(_ endings: String...) -> Bool { endings.contains { lower.hasSuffix($0) } }
    let isVowelBefore = lower.dropLast().last.map { "aeiou".contains($0) } ?? false
    switch language {
    case "es":
      if ends("s", "x") { return word }
      if ends("z") { return word.dropLast() + "ces" }
      if ends("ión") { return word.dropLast(3) + "iones" }
      return word + (lower.last.map { "aeiouáéó".contains($0) } == true ? "s" : "es")
    case "fr":
      if ends("s", "x", "z") { return word }
      if ends("eau", "au", "eu") { return word + "x" }
      if ends("al") { return word.dropLast(2) + "aux" }
      return word + "s"
    default:
      if ends("s", "x", "z", "ch", "sh") { return word + "es" }
      if ends("y"), !isVowelBefore { return word.dropLast() + "ies" }
      return word + "s"
    }
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves",
    "life": "lives", "knife": "knives", "wife": "wives", "half": "halves", "shelf": "shelves",
    "wolf": "wolves", "loaf": "loaves", "thief": "thieves", "calf": "calves", "self": "selves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "sheep": "sheep", "fish": "fish", "deer": "deer", "series": "series", "species": "species",
    "aircraft": "aircraft", "is": "are", "was": "were", "has": "have", "this": "these",
    "that": "those", "quiz": "quizzes", "datum": "data", "index": "indices",
    "analysis": "analyses", "crisis": "crises", "thesis": "theses",
  ]
}
