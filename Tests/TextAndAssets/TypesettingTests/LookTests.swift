import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct LookTests {
  @Test func trackingGoesAfterEveryLetterKerningBetween() throws {
    let plain = try set("abcd").lines.element(0).width
    #expect(
      try abs(set("abcd", run: { $0.tracking = 2 }).lines.element(0).width - plain - 8) < 0.01)
    #expect(try abs(set("abcd", run: { $0.kerning = 2 }).lines.element(0).width - plain - 6) < 0.01)
  }

  @Test func decorationsRunUnderAndThrough() throws {
    let line = set(
      "under",
      run: {
        $0.underline = .color(.black)
        $0.strikethrough = .color(.white)
      }
    ).lines[0]
    try #require(line.decorations.count == 2)
    #expect(try line.decorations.element(0).rect.minY > line.baseline)
    #expect(try line.decorations.element(1).rect.maxY < line.baseline)
    #expect(try abs(line.decorations.element(0).rect.width - line.width) < 0.01)
  }

  @Test func aLiftedRunRaisesItsGlyphsAndTheLine() throws {
    let plain = set("x")
    let lifted = set("x", run: { $0.baselineOffset = 5 })
    #expect(lifted.firstBaseline == plain.firstBaseline + 5)
    #expect(try lifted.lines.element(0).runs.element(0).origin.y == lifted.firstBaseline - 5)
  }

  @Test func aPictureLiesInTheLine() throws {
    let font = FontDescriptor(size: 17)
    let picture = TextRun(
      "\u{FFFC}", font: font,
      attachment: .init(id: 7, size: CGSize(width: 40, height: 30), descent: 4))
    let layout = Typesetter().layout(
      [TextRun("a ", font: font), picture, TextRun(" b", font: font)],
      style: ParagraphStyle(pixelsPerPoint: 3), width: nil, height: nil)
    let (id, rect) = try #require(layout.lines.element(0).attachments.first)
    #expect(id == 7)
    #expect(rect.size == CGSize(width: 40, height: 30))
    #expect(abs(rect.maxY - layout.firstBaseline - 4) < 0.001)
    #expect(try rect.minX >= layout.lines.element(0).runs.element(0).width - 0.01)
    #expect(layout.size.width > set("a  b").size.width + 39)
    #expect(layout.size.height >= 30)
  }

  @Test func linesAreAlignedWithinTheWidest() {
    func lefts(_ alignment: ParagraphStyle.Alignment, rightToLeft: Bool = false) -> [CGFloat] {
      set("wide wide wide\nx") {
        $0.alignment = alignment
        $0.isRightToLeft = rightToLeft
      }.lines.map(\.x)
    }
    let box = set("wide wide wide").size.width
    let narrow = set("x").lines[0].width
    #expect(lefts(.leading) == [0, 0])
    #expect(abs(lefts(.center)[1] - (box - narrow) / 2) < 0.001)
    #expect(abs(lefts(.trailing)[1] - (box - narrow)) < 0.001)
    #expect(abs(lefts(.leading, rightToLeft: true)[1] - (box - narrow)) < 0.001)
  }

  @Test func spaceIsReservedForAllLines() {
    let font = FontDescriptor(size: 17, leading: 22)
    func height(_ text: String, reserves: Bool) -> CGFloat {
      Typesetter().layout(
        [TextRun(text, font: font)],
        style: ParagraphStyle(lineLimit: 3, reservesSpace: reserves, pixelsPerPoint: 3),
        width: nil, height: nil
      ).size.height
    }
    #expect(height("x", reserves: true) == height("x\nx\nx", reserves: false))
    #expect(height("x", reserves: false) < 21)
  }

  @Test func lineSpacingGoesBetweenLinesOnly() {
    #expect(
      abs(
        set("x\nx\nx", style: { $0.lineSpacing = 6 }).size.height - set("x\nx\nx").size.height - 12)
        < 0.34)
    #expect(set("x", style: { $0.lineSpacing = 6 }).size == set("x").size)
  }

  /// isamercan/ThemeKit @4e8b7f2: the same letters are wider in Screenshots of macOS 26 than in snapshots of iOS 26.
  @Test func aMacsLettersAreSmoothed() {
    func runs(_ platform: FontDescriptor.Platform) -> [GlyphRun] {
      set("Mac", font: { $0.platform = platform }).lines.flatMap(\.runs)
    }
    #expect(runs(.macOS).map(\.isSmoothed) == [true])
    #expect(runs(.iOS).map(\.isSmoothed) == [false])
  }
}
