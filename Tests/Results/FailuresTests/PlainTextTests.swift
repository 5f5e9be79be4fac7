import Testing

@testable import Failures

@Suite struct PlainTextTests {
  /// Controls, overrides of the direction and line ends of Unicode; a line break and letters stay.
  @Test(arguments: [
    ("a\nb", "a\nb"), ("a\u{1B}[31m", "a\u{FFFD}[31m"), ("a\rb", "a\u{FFFD}b"),
    ("\u{7F}\u{85}", "\u{FFFD}\u{FFFD}"), ("\u{202E}abc", "\u{FFFD}abc"),
    ("a\u{2028}b", "a\u{FFFD}b"), ("Zürich 世界", "Zürich 世界"),
  ])
  func whatSteersATerminalIsReplaced(_ text: String, _ expected: String) {
    #expect(PlainText.lines(text) == expected)
  }

  @Test func aLineHasNoBreaks() { #expect(PlainText.line("a\nb\n") == "a b ") }

  @Test func aShortTextEndsWithAnEllipsis() {
    #expect(PlainText.short("abcdef", 6) == "abcdef")
    #expect(PlainText.short("abcdefg", 6) == "abcde…")
  }
}
