import Foundation
import Testing
import UIKit

@Suite struct TextMeasureTests {
  /// Widths of 17 points that iOS gives, up to the next of three pixels a point (`text_widths.tsv`); SF's lines are
  /// 2444/2048 of the size high.
  @Test(
    arguments: [
      ("Some SwiftUI text", 136), ("One test in a suite", 137),
      ("Test one of many in a suite", 202),
    ] as [(String, Double)])
  func aLineIsAsWideAsOnADevice(_ text: String, _ width: Double) {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let size = (text as NSString).size(withAttributes: attributes)
    #expect(size.width <= width + 0.002 && size.width > width - 1.0 / 3)
    #expect(abs(size.height - 17 * 2444 / 2048) < 0.01)
    #expect(text.size(withAttributes: attributes) == size)
  }

  @Test func linesEndAtTheWidthThatIsGiven() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let text = NSAttributedString(string: "This is a test string", attributes: attributes)
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(wrapped.height - 2 * 17 * 2444 / 2048) < 0.02)
    #expect(wrapped.width <= 100)
    #expect(text.boundingRect(with: room, context: nil).size == text.size())
  }
}
