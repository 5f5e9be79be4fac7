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

  /// UILabel from iOS 11 on, and SwiftUI (kevinvanmierlo in zacwest/ZSWTappableLabel, issue 42): where
  /// one word would stand on the second of two lines, the word before it is sent down too.
  @Test func theSecondOfTwoLinesHasTwoWords() {
    let text = "Testing various linking. Testing variously linking"
    let whole = set(text).size.width
    let layout = set(text, width: whole - 10)
    #expect(layout.lines.map(\.text) == ["Testing various linking. Testing ", "variously linking"])
    let titled = set(
      "TextKit manages text storage and performs layout of text-based content on iOS and macOS.",
      width: 640)
    #expect(titled.lines.map(\.text).last == "and macOS.")
  }

  /// Two texts in pictures of meshtastic/Meshtastic-Apple @9f0d810: the air quality's beside a gauge, which has 139 points,
  /// and the title of invalidVersionEmpty (iOS 26), which has 390.
  @Test func aWordStaysAloneWhereTheLineAboveWouldBeLeftShort() {
    #expect(
      set("Unhealthy for Sensitive Groups", size: 12, width: 139).lines.map(\.text)
        == ["Unhealthy for ", "Sensitive Groups"])
    #expect(
      set("Firmware Update Required", size: 34, width: 390, font: { $0.weight = 700 })
        .lines.map(\.text) == ["Firmware Update ", "Required"])
  }

  /// isamercan/ThemeKit @4e8b7f2, Screenshots/ChatBubble.png of macOS 26: the text of a bubble has 216 points to break in,
  /// and “Hi! Your reservation” is 140 wide, in Montserrat at 14 points. The system's letters are as wide at 15.
  @Test func aWordOfHalfTheLineAboveGetsCompany() {
    #expect(
      set("Hi! Your reservation is confirmed.", size: 15, width: 216).lines.map(\.text)
        == ["Hi! Your reservation ", "is confirmed."])
  }

  /// Mullvad's QuantumResistanceView appends six U+200B to keep "tunnel" alone on its line.
  @Test func nothingIsSentDownWhereTheLastLineHasMoreThanOneWord() {
    let text = "Quantum-resistant tunnel"
    let room = set("Quantum-resistant").size.width + 4
    #expect(set(text, width: room).lines.map(\.text) == ["Quantum-", "resistant tunnel"])
    let kept = set(text + "\u{200B}\u{200B}", width: room).lines.map(\.text)
    #expect(kept.first == "Quantum-resistant ")
  }

  @Test func anOrphanStaysWhereNothingCanBeSentDown() {
    #expect(set("Dehumidifier on", width: 110).lines.map(\.text) == ["Dehumidifier ", "on"])
    // Together they would be too long for the line.
    let room = set("It is antidisestablishmentarianism").size.width + 3
    #expect(
      set("It is antidisestablishmentarianism wherever", width: room).lines.map(\.text)
        == ["It is antidisestablishmentarianism ", "wherever"])
    #expect(
      set("One two three\nfour", width: 200).lines.map(\.text) == ["One two three", "four"])
  }
}
