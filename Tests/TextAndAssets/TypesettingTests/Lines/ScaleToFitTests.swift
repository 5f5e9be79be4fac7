import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct ScaleToFitTests {
  private func scaled(_ width: CGFloat, minimum: CGFloat, lines: Int = 1) -> TextLayout {
    set("The quick brown fox jumps", width: width) {
      $0.lineLimit = lines
      $0.minimumScaleFactor = minimum
    }
  }

  @Test func aTextThatFitsKeepsItsSize() throws {
    let layout = scaled(400, minimum: 0.5)
    #expect(layout.scale == 1)
    #expect(
      try layout.lines.element(0).runs.element(0).size
        == scaled(400, minimum: 1).lines.element(0).runs.element(0).size)
  }

  @Test func aTextTooWideIsScaledUntilItFits() {
    let natural = scaled(400, minimum: 1).size.width
    let layout = scaled(natural * 0.8, minimum: 0.5)
    #expect(!layout.isTruncated)
    // Small letters are set wider, so the factor is a little less than the room's.
    #expect((0.7...0.8).contains(layout.scale))
    #expect(layout.size.width <= natural * 0.8 + 0.34)
    #expect(layout.size.width > natural * 0.78)
  }

  @Test func theMinimumIsKeptAndTheRestCut() {
    let natural = scaled(400, minimum: 1).size.width
    let layout = scaled(natural * 0.4, minimum: 0.75)
    #expect(layout.scale == 0.75)
    #expect(layout.isTruncated)
  }

  @Test func severalLinesAreScaledToTheHeight() {
    let style = ParagraphStyle(minimumScaleFactor: 0.3, pixelsPerPoint: 3)
    let run = TextRun(
      String(repeating: "word ", count: 30), font: FontDescriptor(size: 17, leading: 22))
    let layout = Typesetter().layout([run], style: style, width: 200, height: 60)
    #expect(!layout.isTruncated)
    #expect(layout.scale < 1)
    #expect(layout.size.height <= 60.5)
  }

  /// A picture made of one great letter, as widgets show emoji: nothing can be cut of it.
  @Test func aLetterLargerThanTheRoomIsScaled() {
    func size(_ width: CGFloat, _ height: CGFloat, minimum: CGFloat = 0.01) -> CGSize {
      let style = ParagraphStyle(minimumScaleFactor: minimum, pixelsPerPoint: 1)
      return Typesetter().layout(
        [TextRun("🐳", font: FontDescriptor(size: 500))], style: style, width: width,
        height: height
      ).size
    }
    // 625 points wide and 597 high at 500; 39.75 points are what 50 by 50 points hold, 476.75 what 600 do.
    #expect(size(50, 50) == CGSize(width: 50, height: 48))
    #expect(size(50, .infinity) == CGSize(width: 50, height: 48))
    #expect(size(.infinity, 50) == CGSize(width: 50, height: 48))
    #expect(size(50, 50, minimum: 0.5) == CGSize(width: 313, height: 299))
    #expect(size(600, 600) == CGSize(width: 596, height: 569))
  }

  /// The sizes in pictures of meshtastic/Meshtastic-Apple @9f0d810 (CircleText of 80 and of 45 points), of capitals 109.92, 67.2
  /// and 24.3 pixels high at @3x: SF's are 1443/2048 of the size.
  @Test(arguments: [("N1", CGFloat(72), CGFloat(52)), ("AB", 40.5, 31.75), ("WWWW", 72, 11.5)])
  func theFactorIsFoundByHalving(_ text: String, _ side: CGFloat, _ size: CGFloat) {
    let layout = set(text, size: 1300, width: side, height: side) { $0.minimumScaleFactor = 0.001 }
    #expect(layout.lines.count == 1)
    #expect(layout.scale == size / 1300)
  }

  /// A word that no factor makes as narrow as a line is parted, and only as small as the height asks for: 34 letters at 17
  /// points, about 290 wide, are five lines in 60 points, and at half of that size three, of 30 together.
  @Test func aWordThatIsPartedAtEverySizeIsScaledToTheHeight() {
    func layout(_ height: CGFloat) -> TextLayout {
      set("Donaudampfschifffahrtsgesellschaft", width: 60, height: height) {
        $0.minimumScaleFactor = 0.5
      }
    }
    #expect(layout(200).scale == 1)
    let layout = layout(60)
    #expect(!layout.isTruncated)
    #expect((0.6..<1).contains(layout.scale))
    #expect(layout.size.height <= 60)
  }

  /// The sizes of all fonts are whole quarters of a point: of 10 and 21 points at a factor between, the second's factor
  /// is its own.
  @Test func eachRunHasTheFactorOfItsOwnSize() throws {
    let runs = [
      TextRun("Small ", font: FontDescriptor(size: 10)),
      TextRun("and large text", font: FontDescriptor(size: 21)),
    ]
    let layout = Typesetter().layout(
      runs, style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.3, pixelsPerPoint: 3),
      width: 120, height: nil)
    #expect(runs.map { $0.font.size * layout.scale(of: $0) } == [7.5, 15.5])
    // The substitute's letters are drawn smaller than SF's size, all by one share.
    let sizes = layout.lines.flatMap(\.runs).map(\.size)
    #expect(try abs(sizes.element(1) / sizes.element(0) - 15.5 / 7.5) < 0.001)
  }

  /// home-assistant/iOS @d722d78 (ha-island-trailing-criticaltext): the figure 1 is 23.25 pixels high at @3x.
  @Test func aSmallerSizeIsAWholeNumberOfQuarters() {
    let layout = set("03:20:13", size: 13, width: 50) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.6
    } font: {
      $0.weight = 600
    }
    #expect(layout.scale == 11.0 / 13)
  }

  /// Advances in public pictures of iOS widgets: eight texts of 17 points, 31.0 from each to the next with 8 between
  /// them, and two letters in one text of 13 points, 18.4 to 18.9 apart.
  @Test(arguments: [(CGFloat(17), CGFloat(22.9)...23.1), (13, 18.4...18.9)])
  func anEmojisAdvanceIsThatOfApples(size: CGFloat, advance: ClosedRange<CGFloat>) {
    func width(_ text: String) -> CGFloat {
      Typesetter().layout(
        [TextRun(text, font: FontDescriptor(size: size))],
        style: ParagraphStyle(pixelsPerPoint: 1000),
        width: .infinity, height: .infinity
      ).size.width
    }
    #expect(advance.contains(width("🤩🤩") - width("🤩")))
  }
}
