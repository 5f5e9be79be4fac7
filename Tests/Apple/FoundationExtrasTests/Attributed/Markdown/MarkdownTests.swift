import Foundation
import TestSupport
import Testing

@testable import FoundationExtras

/// CommonMark's rules, and what Apple's documentation of `AttributedString(markdown:)` says.
@Suite struct MarkdownTests {
  private func blocks(_ source: String) -> [(String, [PresentationIntent.Kind])] {
    MarkdownBlocks(source).blocks.map {
      ($0.spans.map(\.text).joined(), $0.intents.map(\.kind))
    }
  }

  @Test func blocksFollowOneAnother() throws {
    let string = try AttributedString(markdown: "# Title\n\nSome *words*\nand more.")
    #expect(String(string.characters) == "TitleSome words and more.")
    let runs = string.runs.map { run in
      (String(string[run.range].characters), run.presentationIntent?.components.map(\.kind))
    }
    #expect(runs.first?.0 == "Title")
    #expect(runs.first?.1 == [.header(level: 1)])
    #expect(runs[at: 1]?.1 == [.paragraph])
  }

  @Test func listsNest() throws {
    let found = blocks("- a\n- b\n  1. c\n  2. d\n\n7. e")
    #expect(found.map(\.0) == ["a", "b", "c", "d", "e"])
    #expect(found.first?.1 == [.paragraph, .listItem(ordinal: 1), .unorderedList])
    #expect(
      try found.element(3).1 == [
        .paragraph, .listItem(ordinal: 2), .orderedList, .listItem(ordinal: 2), .unorderedList,
      ])
    #expect(found[at: 4]?.1 == [.paragraph, .listItem(ordinal: 7), .orderedList])
  }

  @Test func quotesCodeRulesHeadingsAndTablesAreBlocks() {
    let found = blocks(
      "> quoted\ngoes on\n\n```swift\nlet x = *1*\n```\n***\nHead\n---\n| a | b |\n|:-:|--:|\n| c |"
    )
    #expect(
      found.map(\.0) == ["quoted goes on", "let x = *1*\n", "⸻", "Head", "a", "b", "c"])
    #expect(found.first?.1 == [.paragraph, .blockQuote])
    #expect(found[at: 1]?.1 == [.codeBlock(languageHint: "swift")])
    #expect(found[at: 2]?.1 == [.thematicBreak])
    #expect(found[at: 3]?.1 == [.header(level: 2)])
    let table = PresentationIntent.Kind.table(
      columns: [.init(alignment: .center), .init(alignment: .right)])
    #expect(found[at: 4]?.1 == [.tableCell(columnIndex: 0), .tableHeaderRow, table])
    #expect(found[at: 6]?.1 == [.tableCell(columnIndex: 0), .tableRow(rowIndex: 0), table])
  }

  @Test func optionsKeepWhiteSpace() throws {
    func displayed(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws
      -> String
    {
      let string = try AttributedString(
        markdown: "# a\n\n**b**  c", options: .init(interpretedSyntax: syntax))
      return String(string.characters)
    }
    #expect(try displayed(.full) == "ab  c")
    #expect(try displayed(.inlineOnlyPreservingWhitespace) == "# a\n\nb  c")
    #expect(try displayed(.inlineOnly).contains("\n") == false)
  }

  @Test func linksAndPictures() throws {
    let base = URL(string: "https://example.org/a/")
    let string = try AttributedString(
      markdown: "[one](two \"Title\") ![cat](cat.png) [p](https://x.org/A_(b))", baseURL: base)
    let runs = Array(string.runs)
    #expect(runs.first?.link?.absoluteString == "https://example.org/a/two")
    #expect(runs[at: 2]?.imageURL?.absoluteString == "https://example.org/a/cat.png")
    #expect(runs[at: 4]?.link?.absoluteString == "https://x.org/A_(b)")
  }

  @Test func addressesAreLinksOfThemselves() {
    let spans = InlineMarkdown.spans("See www.a.example, or write me@b.example.")
    #expect(spans.map(\.text) == ["See ", "www.a.example", ", or write ", "me@b.example", "."])
    #expect(spans[at: 1]?.link == "http://www.a.example")
    #expect(spans[at: 3]?.link == "mailto:me@b.example")
    #expect(InlineMarkdown.spans("a @ b, wow, @name").map(\.text) == ["a @ b, wow, @name"])
  }

  @Test(arguments: [
    ("^[3 apple](inflect: true)", "en", "3 apples"), ("^[1 apple](inflect: true)", "en", "1 apple"),
    ("^[1,200 box](inflect: true)", "en_GB", "1,200 boxes"),
    ("^[0 city](inflect: true) left", "en", "0 cities left"),
    ("^[2 Person](inflect: true)", "en", "2 People"),
    ("^[**2** day](inflect: true)", "en", "2 days"),
    ("^[1.5 hour](inflect: true)", "en", "1.5 hours"),
    ("^[2 canción](inflect: true)", "es_MX", "2 canciones"),
    ("^[2 cheval](inflect: true)", "fr", "2 chevaux"),
    ("^[2 Haus](inflect: true)", "de", "2 Haus"),
  ])
  func wordsAgreeWithTheirNumber(_ source: String, _ language: String, _ expected: String) {
    let spans = InlineMarkdown.spans(source, language: language)
    #expect(spans.map(\.text).joined() == expected)
  }

  @Test func aLineFeedIsKeptOrASpaceByTheSyntax() {
    let source = "a  \nb\\\nc\n`d\ne`"
    #expect(InlineMarkdown.spans(source).map(\.text).joined() == "a  \nb\\\nc\nd\ne")
    #expect(
      InlineMarkdown.spans(source, keepsLineBreaks: false).map(\.text).joined() == "a\nb\nc d e")
  }

  @Test func marksBesideALineFeedAreMarks() {
    #expect(
      InlineMarkdown.spans("*a.*\nwww.b.example\r\n_c_").map(\.text)
        == ["a.", "\n", "www.b.example", "\n", "c"])
  }

  @Test func spaceAtTheEndsIsKept() {
    #expect(InlineMarkdown.spans("  *a*  ").map(\.text) == ["  ", "a", "  "])
  }

  @Test func extendedAttributesWithinCodeAndAfterABackslashAreText() throws {
    #expect(
      InlineMarkdown.spans("`^[2 a](inflect: true)`", language: "en").map(\.text)
        == ["^[2 a](inflect: true)"])
    let string = try AttributedString(
      markdown: "[see ^[2 box](inflect: true)](a.html)",
      options: .init(allowsExtendedAttributes: true))
    #expect(string.runs.map { $0.inflect } == [nil, .automatic])
    #expect(string.runs.allSatisfy { $0.link?.relativeString == "a.html" })
  }

  @Test func threadsReadAtOnce() async {
    await withTaskGroup(of: [String].self) { group in
      for number in 0..<200 {
        group.addTask { InlineMarkdown.spans("~~a~~ www.b.example \(number)").map(\.text) }
      }
      for await texts in group { #expect(texts.prefix(3) == ["a", " ", "www.b.example"]) }
    }
  }

  @Test func nothingIsTooDeep() throws {
    let deep = String(repeating: "> ", count: 5000) + "x"
    #expect(String(try AttributedString(markdown: deep).characters).hasSuffix("x"))
    let brackets = String(repeating: "[", count: 3000)
    #expect(InlineMarkdown.spans(brackets).map(\.text).joined() == brackets)
  }
}
