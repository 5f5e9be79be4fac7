import Foundation
import FoundationExtras
import Testing

/// The words and sentences of Unicode's Annex 29, “Unicode Text Segmentation”.
@Suite struct WordTests {
  private func parts(_ text: String, _ options: String.EnumerationOptions) -> [String] {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) {
      part, _, _, _ in
      if let part { found.append(part) }
    }
    return found
  }

  @Test func wordsComeWithoutSpacesAndSigns() {
    #expect(
      parts("The quick (\"brown\") fox can't jump 32.3 feet, right?", .byWords)
        == ["The", "quick", "brown", "fox", "can't", "jump", "32.3", "feet", "right"])
    #expect(parts("", .byWords) == [])
  }

  @Test func wordsCanComeFromTheEnd() {
    #expect(parts("one two", [.byWords, .reverse]) == ["two", "one"])
  }

  @Test func sentencesKeepTheirSpaces() {
    #expect(parts("He ran. She sat!", .bySentences) == ["He ran. ", "She sat!"])
  }

  @Test func aBlockStops() {
    var count = 0
    let text = "👍 a b c"
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { part, range, _, stop in
      count += 1
      #expect(part == "a" && text[range] == "a")
      stop = true
    }
    #expect(count == 1)
  }

  @Test func otherKindsAreFoundations() {
    #expect(parts("ab", .byComposedCharacterSequences) == ["a", "b"])
  }
}
