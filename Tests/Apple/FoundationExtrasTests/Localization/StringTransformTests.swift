import Foundation
import FoundationExtras
import Testing

/// The expected texts are those of ICU's guide to transforms, of Apple's documentation of `CFStringTransform`, and of the
/// scripts' own tables.
struct StringTransformTests {
  @Test(arguments: [
    ("ひらがな", StringTransform.hiraganaToKatakana, "ヒラガナ"),
    ("ＡＢＣ１２３", .fullwidthToHalfwidth, "ABC123"),
    ("カタ", .fullwidthToHalfwidth, "ｶﾀ"),
    ("Москва", .toLatin, "Moskva"),
    ("東京", .mandarinToLatin, "dōng jīng"),
    ("sushi", .latinToHiragana, "すし"),
    ("sushi", .latinToKatakana, "スシ"),
    ("annyeong", .latinToHangul, "안녕"),
    ("Moskva", .latinToCyrillic, "Москва"),
    ("Éàñ", .stripCombiningMarks, "Ean"),
    ("Éàñ", .stripDiacritics, "Ean"),
    ("aé", .toXMLHex, "&#x61;&#xE9;"),
    ("é", .toUnicodeName, "\\N{LATIN SMALL LETTER E WITH ACUTE}"),
    ("", .toLatin, ""),
  ])
  func constants(text: String, transform: StringTransform, expected: String) {
    #expect(text.applyingTransform(transform, reverse: false) == expected)
  }

  @Test func inverse() {
    #expect("カタ".applyingTransform(.hiraganaToKatakana, reverse: true) == "かた")
    #expect("ABC".applyingTransform(.fullwidthToHalfwidth, reverse: true) == "ＡＢＣ")
    #expect("안녕".applyingTransform(.latinToHangul, reverse: true) == "annyeong")
  }

  @Test func identifiersOfICU() {
    #expect(
      "Übergröße".applyingTransform(StringTransform("Latin-ASCII"), reverse: false)
        == "Ubergrosse")
    #expect(
      "Ελλάδα".applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false)
        == "Ellada")
    #expect("a".applyingTransform(StringTransform("No-SuchTransform"), reverse: false) == nil)
    #expect("a".applyingTransform(StringTransform(""), reverse: false) == nil)
  }

  /// One character becomes a name of 36 characters or more, which is beyond the first room.
  @Test func growing() throws {
    let text = String(repeating: "é", count: 1000)
    let named = try #require(text.applyingTransform(.toUnicodeName, reverse: false))
    #expect(named == String(repeating: "\\N{LATIN SMALL LETTER E WITH ACUTE}", count: 1000))
    #expect(named.applyingTransform(.toUnicodeName, reverse: true) == text)
  }

  /// As muhiro12/Incomes compares a search with a text.
  @Test func substringsAndChains() {
    func normalized(_ text: some StringProtocol) -> String {
      text.applyingTransform(.fullwidthToHalfwidth, reverse: false)?
        .applyingTransform(.hiraganaToKatakana, reverse: false) ?? ""
    }
    #expect(normalized("Ａひ".prefix(2)) == "Aヒ")
  }
}
