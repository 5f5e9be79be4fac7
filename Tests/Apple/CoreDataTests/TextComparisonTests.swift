import DataStore
import Foundation
import Testing

/// Comparisons of texts as `NSPredicate` has them: c for letters' case, d for diacritics.
@Suite struct TextComparisonTests {
  @Test(arguments: [
    (TextComparison.Operation.contains, "Book 99999", "k 9", true),
    (.contains, "Book 99999", "K 9", false),
    (.contains, "Book", "Books", false),
    (.contains, "Book", "", false),
    (.beginsWith, "Book", "Boo", true),
    (.beginsWith, "Book", "book", false),
    (.endsWith, "Book", "ok", true),
    (.endsWith, "ok", "Book", false),
    (.equal, "Book", "Book", true),
    (.equal, "Book", "Books", false),
    (.notEqual, "Book", "book", true),
  ])
  func plainTextsAreComparedByCharacters(
    _ operation: TextComparison.Operation, _ subject: String, _ pattern: String, _ holds: Bool
  ) {
    #expect(TextComparison(operation).holds(subject, pattern) == holds)
  }

  @Test(arguments: [
    (TextComparison.Operation.contains, "A Book", "bOO", true),
    (.contains, "Crème brûlée", "BRULEE", true),
    (.beginsWith, "Élan", "ela", true),
    (.endsWith, "A BOOK", "ook", true),
    (.equal, "Straße 1", "STRASSE 1", true),
    (.equal, "[", "{", false),
    (.notEqual, "BOOK", "book", false),
  ])
  func caseAndDiacriticsCanBeLeftOut(
    _ operation: TextComparison.Operation, _ subject: String, _ pattern: String, _ holds: Bool
  ) {
    let options: TextComparison.Options = [.caseInsensitive, .diacriticInsensitive]
    #expect(TextComparison(operation, options: options).holds(subject, pattern) == holds)
  }

  /// A carriage return and the line feed after it are one character of a text.
  @Test func aLineEndIsOneCharacter() {
    #expect(!TextComparison(.endsWith).holds("a\r\n", "\n"))
    #expect(TextComparison(.endsWith).holds("a\n", "\n"))
  }
}
