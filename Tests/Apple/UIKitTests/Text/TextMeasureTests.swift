import Foundation
import Testing
import UIKit

@Suite struct TextMeasureTests {
  /// The width that iOS 11 gives (`text_widths.tsv`, exact); SF's lines are 2444/2048 of the size high.
  @Test func aLineIsAsWideAsOnADevice() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let size = ("This is a test string" as NSString).size(withAttributes: attributes)
    #expect(abs(size.width - 144.09326171875) < 0.01)
    #expect(abs(size.height - 17 * 2444 / 2048) < 0.01)
    #expect("This is a test string".size(withAttributes: attributes) == size)
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
