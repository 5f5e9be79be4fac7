import Testing

@testable import FoundationExtras
@Suite struct InlineMarkdownTests {
  private typealias Span = InlineMarkdown.Span

  @Test func plainTextIsOneSpan() {
    #expect(InlineMarkdown.spans("Nothing here.") == [Span(text: "Nothing here.")])
    #expect(InlineMarkdown.spans("") == [Span(text: "")])
  }

  @Test func marksOfEmphasisBecomeTraits() {
    #expect(
      InlineMarkdown.spans("a **b** *c* ~~d~~ `e*f*`") == [
        Span(text: "a "), Span(text: "b", traits: .stronglyEmphasized), Span(text: " "),
        Span(text: "c", traits: .emphasized), Span(text: " "),
        Span(text: "d", traits: .strikethrough), Span(text: " "),
        Span(text: "e*f*", traits: .code),
      ])
    #expect(
      InlineMarkdown.spans("***both*** **out *in* out**") == [
        Span(text: "both", traits: [.stronglyEmphasized, .emphasized]), Span(text: " "),
        Span(text: "out ", traits: .stronglyEmphasized),
        Span(text: "in", traits: [.stronglyEmphasized, .emphasized]),
        Span(text: " out", traits: .stronglyEmphasized),
      ])
  }

  /// CommonMark: a mark beside a space, or an underscore within a word, is itself.
  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "a ** b ** c", "**open", "`open", "[no](link", "~one",
    "5 < 6 & 7", "# Not a heading", "- no list",
  ])
  func whatIsNoMarkStays(_ text: String) {
    #expect(InlineMarkdown.spans(text) == [Span(text: text)])
  }

  @Test func anEscapedMarkIsText() {
    #expect(InlineMarkdown.spans(#"\*no\* \n"#) == [Span(text: #"*no* \n"#)])
  }

  @Test func linksAndAddressesAreLinked() {
    #expect(
      InlineMarkdown.spans("See [the *site*](https://a.example) or https://b.example/c.") == [
        Span(text: "See "), Span(text: "the ", link: "https://a.example"),
        Span(text: "site", traits: .emphasized, link: "https://a.example"), Span(text: " or "),
        Span(text: "https://b.example/c", link: "https://b.example/c"), Span(text: "."),
      ])
    #expect(
      InlineMarkdown.spans("<me@a.example>") == [
        Span(text: "me@a.example", link: "mailto:me@a.example")
      ])
  }
}
