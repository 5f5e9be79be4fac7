import Testing

@testable import Rendering

@Suite struct MarkupTextTests {
  @Test func marksAndQuotesBecomeReferences() {
    #expect(MarkupText.escaped("<a b=\"c\">&'") == "&lt;a b=&quot;c&quot;&gt;&amp;&#39;")
  }

  @Test func forbiddenCharactersAreReplaced() {
    let text = "a\u{0}b\u{1B}c\u{7F}d\u{85}e\u{FFFE}f\tg\n"
    #expect(
      MarkupText.escaped(text)
        == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f\tg\n")
    #expect(MarkupText.escaped(text, replacement: "") == "abcdef\tg\n")
  }

  @Test func lineBreaksBecomeReferencesOnRequest() {
    #expect(MarkupText.escaped("a\n\tb\rc") == "a\n\tb\nc")
    #expect(MarkupText.escaped("a\n\tb\rc", referencesLines: true) == "a&#10;&#9;b&#10;c")
  }

  @Test func otherScriptsAndEmojiStay() {
    #expect(MarkupText.escaped("日历 👩‍👧 é \u{2028}") == "日历 👩‍👧 é \u{2028}")
  }
}
