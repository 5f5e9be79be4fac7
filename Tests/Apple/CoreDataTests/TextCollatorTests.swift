import Foundation
import Testing

@testable import DataStore

/// The order of texts by the locale: https://developer.apple.com/documentation/foundation/nsstring/localizedstandardcompare(_:).
@Suite struct TextCollatorTests {
  /// Foundation is the independent source: it decides each pair by itself.
  @Test(arguments: ["en_US", "sv_SE", "de_DE"])
  func itOrdersAsFoundation(locale: String) throws {
    let words = [
      "", "a", "A", "á", "Á", "b", "ab", "Ab", "aB", "a b", "a-b", "a_b", "10", "9", "a10", "a9",
      "File 10", "File 9", "file 09", "ä", "ae", "z", "Z", "Ω", "ß", "ss", "日本", "1.5", "!",
      " a", "co-op", "coop", "re\u{301}sume\u{301}", "résumé", "😀", "😁", "ﬁ", "fi", "Ａ", "２", "2",
      "a00z", "a0c", "a1b", "a12", "a1", "a01", "Apple", "apple2", "Apple10", "apple 10 b",
      "apple 9 c",
    ]
    let collator = try #require(
      TextCollator(.localizedStandard, locale: Locale(identifier: locale)))
    var different: [String] = []
    for a in words {
      for b in words {
        let options: String.CompareOptions = [
          .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering,
        ]
        let foundation = a.compare(
          b, options: options, range: nil, locale: Locale(identifier: locale))
        if a.unicodeScalars.elementsEqual(b.unicodeScalars) || a == b { continue }
        if collator.compare(a, b) != foundation { different.append("\(a) \(b)") }
      }
    }
    #expect(different == [])
  }

  /// Names of files are in the Finder's order, by the same page: a number counts by its value.
  @Test func numbersAreOrderedByTheirValue() throws {
    let collator = try #require(
      TextCollator(.localizedStandard, locale: Locale(identifier: "en_US")))
    #expect(collator.compare("File 9", "File 10") == .orderedAscending)
  }

  @Test func ordersThatAreNotTheLocalesHaveNone() {
    #expect(TextCollator(.binary) == nil)
    #expect(TextCollator(.localized) == nil)
    #expect(TextCollator(.caseInsensitive) == nil)
  }
}
