import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite struct UnusualTextTests {
  @Test(arguments: [
    "\0", "\n", "\n\n\n", "\r\n", "\u{202E}abc\u{202C}", "a\u{0}b", "\u{FEFF}", "\u{200D}",
    "\u{301}",
    "\u{FFFC}", "\u{10FFFF}", "\u{E000}", " ", "   ", "\t", "e\u{301}\u{301}\u{301}\u{301}", "ﷺ",
    "🏳️‍🌈\u{200D}", "\u{2028}a\u{2029}",
  ])
  func everyTextHasALayoutInAnyRoom(_ text: String) {
    for width in [nil, 0, 10, 1000] as [CGFloat?] {
      for height in [nil, 0, 25] as [CGFloat?] {
        let layout = set(text, width: width, height: height) {
          $0.lineLimit = 1
          $0.minimumScaleFactor = 0.5
        }
        #expect(layout.lines.count == 1)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      }
    }
  }

  /// A size that is not finite is the standard one, others are cut off at 0 and 4096 points.
  @Test(
    arguments: [
      (0, 0), (-3, 0), (.nan, 17), (.infinity, 17), (-.infinity, 17), (1e9, 4096),
    ] as [(CGFloat, CGFloat)])
  func invalidSizesAreBroughtIntoTheirRange(_ size: CGFloat, _ expected: CGFloat) {
    #expect(set("abc def", size: size).size == set("abc def", size: expected).size)
  }

  @Test func anEmptyTextTakesNoRoom() {
    #expect(set("").size == .zero)
    #expect(set("").lines.isEmpty)
  }

  @Test func tenThousandCharactersAreSet() {
    let text = String(repeating: "abcd efgh ", count: 1000)
    #expect(set(text, width: 300).lines.map(\.text).joined() == text)
    #expect(set(text, width: 0).lines.count == 8000)
  }

  /// Each takes more than a minute where every line looks at every item of the text.
  @Test(
    arguments: [
      ("abc אבג ", 16_000), ("aд中ไअ", 16_000), ("\u{202E}a", 60_000), ("a\n\n", 60_000),
    ])
  func longTextsOfManyItemsAreSetLineByLine(_ part: String, _ count: Int) {
    let start = processorSeconds()
    let layout = set(String(repeating: part, count: count), width: 150)
    #expect(processorSeconds() - start < 60)
    #expect(layout.lines.count > 1000)
    #expect(layout.lines.allSatisfy { $0.width <= 150 })
  }

  /// UAX #15 allows 30 marks in a row for texts of any use.
  @Test(arguments: [30, 400])
  func theMarksOfALetterAreDrawn(_ count: Int) throws {
    let layout = set("a" + String(repeating: "\u{301}", count: count) + "b")
    #expect(try layout.lines.element(0).runs.flatMap(\.glyphs).count >= count + 1)
    #expect(layout.lines.first?.text.unicodeScalars.count == count + 2)
  }

  /// HarfBuzz takes more than a minute for all of them.
  @Test(arguments: ["\u{301}", "\u{5B8}", "\u{651}", "\u{E0100}"])
  func aLetterWithThousandsOfMarksIsCutShort(_ mark: String) throws {
    let text = "a" + String(repeating: mark, count: 200_000) + "b"
    let start = processorSeconds()
    let layout = set(text)
    #expect(processorSeconds() - start < 60)
    #expect(try layout.lines.element(0).runs.flatMap(\.glyphs).count <= 514)
    #expect(layout.lines.first?.text == text)
    #expect(layout.size.height == set("ab").size.height)
    #expect(Typesetter.oversizedLetter(in: text) == text.first)
    #expect(Typesetter.oversizedLetter(in: String(repeating: "ab", count: 600)) == nil)
  }

  /// Composed and decomposed letters are equal as strings, but not as text to set.
  @Test func canonicallyEqualTextsKeepTheirOwnScalars() throws {
    let typesetter = Typesetter()
    let font = FontDescriptor(size: 17)
    for text in ["\u{E9}", "e\u{301}"] {
      let layout = typesetter.layout(
        [TextRun(text, font: font)], style: ParagraphStyle(), width: nil, height: nil)
      #expect(try Array(layout.lines.element(0).text.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test func withoutAnyFontTextStillTakesRoomAndWraps() {
    let typesetter = Typesetter(library: FontLibrary(manifest: FontManifest(parsing: "")))
    let run = TextRun("Words that need a line or two 世界 😀", font: FontDescriptor(size: 17))
    let layout = typesetter.layout(
      [run], style: ParagraphStyle(pixelsPerPoint: 3), width: 120, height: nil)
    #expect(layout.lines.count > 1)
    #expect(layout.size.width > 60 && layout.size.width <= 120)
    #expect(layout.lines.flatMap(\.runs).allSatisfy { $0.glyphs.isEmpty })
  }
}
