import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct RedactionTests {
  private func redacted(
    _ text: String, size: CGFloat, width: CGFloat?, scale: CGFloat = 1, limit: Int? = nil,
    minimum: CGFloat = 1, height: CGFloat? = nil
  ) -> RedactedText {
    Typesetter().redactedLayout(
      [TextRun(text, font: FontDescriptor(size: size))],
      style: ParagraphStyle(
        lineLimit: limit, minimumScaleFactor: minimum, pixelsPerPoint: scale), width: width,
      height: height)
  }

  /// RevenueCat/purchases-ios @ff486da, iOS18-testTextIsRedactedWhileLoading.1.png: in 300 × 60 the
  /// bar goes from 105 to 195; its lower edge is on the baseline, its upper at the capitals' height.
  @Test func helloWorldIsABarOf90Points() throws {
    let text = redacted("Hello, world", size: 16, width: 300)
    let bar = try #require(text.bars.first)
    #expect(text.bars.count == 1)
    #expect(text.size == CGSize(width: 90, height: 20))
    #expect(abs(bar.width - 90) < 0.01)
    #expect(abs(bar.maxY - text.firstBaseline) < 0.001)
    #expect((10.5...11.5).contains(bar.height))
  }

  @Test func narrowerWordsTakeAsMuchAsWideOnes() {
    #expect(
      redacted("iiiiii", size: 17, width: nil).size == redacted("WWWWWW", size: 17, width: nil).size
    )
  }

  @Test func linesThatGoOnFillTheWidth() throws {
    let text = redacted(String(repeating: "a", count: 30), size: 16, width: 100)
    // 13 of 7.5 points fit in 100; 30 characters make 13 + 13 + 4.
    #expect(text.bars.count == 3)
    for bar in text.bars.dropLast() { #expect(abs(bar.width - 100) < 0.001) }
    #expect(try abs(text.bars.element(2).width - 30) < 0.01)
    let limited = redacted(String(repeating: "a", count: 30), size: 16, width: 100, limit: 2)
    #expect(limited.bars.count == 2)
    #expect(try abs(limited.bars.element(1).width - 100) < 0.001)
  }

  @Test func aMinimumScaleFactorMakesBarsSmallerAsItDoesTexts() {
    // 24 characters of 7.5 points are 180 points; smaller sizes are tracked a little wider.
    let text = String(repeating: "a", count: 24)
    let line = redacted(text, size: 16, width: 90, limit: 1, minimum: 0.25)
    #expect(line.bars.count == 1)
    #expect(line.size.width <= 90)
    let run = TextRun(text, font: FontDescriptor(size: 16))
    #expect((0.42...0.5).contains(line.scale(of: run)))
    // 72 points are higher than 40; a text that fits stays as it is.
    let high = redacted("a", size: 72, width: 60, minimum: 0.1, height: 40)
    #expect(high.size.height <= 40)
    #expect(redacted("a", size: 16, width: 60, minimum: 0.1, height: 40).scale(of: run) == 1)
    let least = redacted(text, size: 16, width: 90, limit: 1, minimum: 0.8)
    #expect(least.scale(of: run) == 12.75 / 16)
  }
}
