import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct TruncationTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  private func cut(_ mode: ParagraphStyle.Truncation, width: CGFloat = 150) -> TextLayout {
    set(text, width: width) {
      $0.lineLimit = 1
      $0.truncation = mode
    }
  }

  @Test func theTailIsCut() throws {
    let line = try #require(cut(.tail).lines.first)
    #expect(line.text.hasSuffix("…"))
    #expect(text.hasPrefix(line.text.dropLast()))
    #expect(line.width <= 150)
    // One more letter would not fit: no letter is wider than an em.
    #expect(line.width > 150 - 17)
  }

  @Test func theHeadIsCut() throws {
    let line = try #require(cut(.head).lines.first)
    #expect(line.text.hasPrefix("…"))
    #expect(text.hasSuffix(line.text.dropFirst()))
    #expect(line.width <= 150 && line.width > 133)
  }

  @Test func theMiddleIsCut() throws {
    let line = try #require(cut(.middle).lines.first)
    let parts = line.text.components(separatedBy: "…")
    try #require(parts.count == 2)
    #expect(try text.hasPrefix(parts.element(0)) && text.hasSuffix(parts.element(1)))
    #expect(try !parts.element(0).isEmpty && !parts.element(1).isEmpty)
    #expect(line.width <= 150 && line.width > 133)
  }

  @Test func onlyTheLastOfTheAllowedLinesIsCut() throws {
    let layout = set(text, width: 120) { $0.lineLimit = 2 }
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(try !layout.lines.element(0).text.contains("…"))
    #expect(layout.lines[at: 1]?.text.hasSuffix("…") == true)
  }

  @Test func aTextThatFitsIsLeftAlone() {
    let layout = set("Fits", width: 150) { $0.lineLimit = 1 }
    #expect(!layout.isTruncated)
    #expect(layout.lines.map(\.text) == ["Fits"])
  }

  @Test func aLineThatMoreParagraphsFollowIsMarked() {
    let layout = set("one\ntwo\nthree", width: 150) { $0.lineLimit = 2 }
    #expect(layout.lines.map(\.text) == ["one", "two…"])
  }

  @Test func rightToLeftTextIsCutAtItsLeft() throws {
    let layout = set("שלום עולם זה טקסט ארוך מאוד", width: 100) {
      $0.lineLimit = 1
      $0.isRightToLeft = true
    }
    let runs = try #require(layout.lines.first).runs
    let mark = try #require(runs.first { $0.text == "…" })
    #expect(runs.allSatisfy { $0.origin.x >= mark.origin.x })
  }

  /// `NSParagraphStyle.tighteningFactorForTruncation` is 0.05: a text that is up to 1.05 times as
  /// wide as its line is tightened, a wider one is cut.
  @Test func aLittleTooLongIsTightenedWhereAllowed() {
    let natural = set(text).size.width
    let tight = set(text, width: natural / 1.04) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(!tight.isTruncated)
    #expect(tight.lines.map(\.text) == [text])
    #expect(tight.size.width <= natural / 1.04 + 0.34)
    let cut = set(text, width: natural / 1.07) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(cut.isTruncated)
  }
}
