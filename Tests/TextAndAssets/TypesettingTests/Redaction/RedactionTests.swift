import Foundation
import Testing
import Typesetting

@Suite struct RedactionTests {
  private func redacted(
    _ text: String, size: CGFloat, width: CGFloat?, scale: CGFloat = 1, limit: Int? = nil
  ) -> RedactedText {
    Typesetter().redactedLayout(
      [TextRun(text, font: FontDescriptor(size: size))],
      style: ParagraphStyle(lineLimit: limit, pixelsPerPoint: scale), width: width, height: nil)
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

  @Test func linesThatGoOnFillTheWidth() {
    let text = redacted(String(repeating: "a", count: 30), size: 16, width: 100)
    // 13 of 7.5 points fit in 100; 30 characters make 13 + 13 + 4.
    #expect(text.bars.count == 3)
    for bar in text.bars.dropLast() { #expect(abs(bar.width - 100) < 0.001) }
    #expect(abs(text.bars[2].width - 30) < 0.01)
    let limited = redacted(String(repeating: "a", count: 30), size: 16, width: 100, limit: 2)
    #expect(limited.bars.count == 2)
    #expect(abs(limited.bars[1].width - 100) < 0.001)
  }
}
