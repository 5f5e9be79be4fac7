import Foundation
import Testing
import Typesetting

@Suite struct WrappingTests {
  private func lines(
    _ text: String, size: CGFloat, width: CGFloat, scale: CGFloat = 2
  ) -> TextLayout {
    Typesetter().layout(
      [TextRun(text, font: FontDescriptor(size: size))],
      style: ParagraphStyle(pixelsPerPoint: scale), width: width, height: nil)
  }

  /// Picture testTextRender1 of gabriel/swiftui-snapshot-testing: 390 wide, large title.
  @Test func aLargeTitleBreaksWhereApplesDoes() {
    let layout = lines(
      "Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard", size: 34, width: 390)
    #expect(
      layout.lines.map(\.text) == [
        "Iceland wayfarers fam, ", "austin taxidermy pok pok ", "bruh viral try-hard",
      ])
  }

  /// Picture testParagraphs of gonzalezreal/swift-markdown-ui: 343 proposed, 340 used. Its traits ask
  /// for the content size medium, so body is 16 points.
  @Test(arguments: [
    ["The sky above the port was the color of ", "television, tuned to a dead channel."],
    ["It was a bright cold day in April, and the clocks ", "were striking thirteen."],
  ]) func paragraphsBreakWhereApplesDo(_ expected: [String]) {
    let layout = lines(expected.joined(), size: 16, width: 343)
    #expect(layout.lines.map(\.text) == expected)
  }

  /// The background of the large title above is 370.5 wide though its ink ends at 362; the title of
  /// doordash-oss/swiftui-preview-snapshots, 384 proposed, is 377 wide with 366 of ink.
  @Test func theWidthKeepsTheTrailingSpaceOfTheWidestLine() {
    let large = lines(
      "Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard", size: 34, width: 390)
    #expect(abs(large.size.width - 370.5) <= 0.75)
    let title = lines(
      "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt"
        + " ut labore et dolore magna aliqua.", size: 28, width: 384, scale: 1)
    #expect(
      title.lines.map(\.text) == [
        "Lorem ipsum dolor sit amet, ", "consectetur adipiscing elit, sed ",
        "do eiusmod tempor incididunt ", "ut labore et dolore magna ", "aliqua.",
      ])
    #expect(abs(title.size.width - 377) <= 1.5)
  }

  @Test func aWordLongerThanTheLineIsPartedBetweenLetters() {
    let layout = lines("Donaudampfschifffahrtsgesellschaft", size: 17, width: 60)
    #expect(layout.lines.count > 3)
    #expect(layout.lines.map(\.text).joined() == "Donaudampfschifffahrtsgesellschaft")
    for line in layout.lines { #expect(line.width <= 60) }
  }

  @Test(arguments: [0, 0.001, 3, -10])
  func noRoomAtAllStillGivesEveryLetterALine(_ width: CGFloat) {
    let layout = lines("Hi 👩‍👩‍👧 there", size: 17, width: width)
    #expect(layout.lines.count == 8)
  }

  @Test func theProposedHeightLimitsTheLinesButOneStays() {
    let text = String(repeating: "word ", count: 60)
    func count(_ height: CGFloat) -> Int {
      Typesetter().layout(
        [TextRun(text, font: FontDescriptor(size: 17, leading: 22))],
        style: ParagraphStyle(pixelsPerPoint: 3), width: 150, height: height
      ).lines.count
    }
    #expect(count(0) == 1)
    #expect(count(42.2) == 2)
    #expect(count(64) == 2)
    #expect(count(64.333) == 3)
  }
}
