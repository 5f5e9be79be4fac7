import Foundation
import Testing
import UIKit

@MainActor @Suite struct UILabelTests {
  /// 17 points, `UIFont.labelFontSize`; the width is Apple's exact sum (`text_widths.tsv`).
  @Test func aLabelIsAsWideAsItsText() {
    let label = UILabel()
    label.text = "This is a test string"
    #expect(abs(label.intrinsicContentSize.width - 144.09326171875) < 0.01)
  }

  @Test func aStackKeepsItsViews() {
    let one = UIView(), other = UIView()
    let stack = UIStackView(arrangedSubviews: [one, other])
    stack.removeArrangedSubview(one)
    #expect(stack.arrangedSubviews == [other])
    // Apple, “removeArrangedSubview(_:)”: it stays a subview.
    #expect(stack.subviews == [one, other])
  }

  @Test func noTimeIsGivenInTheBackground() {
    #expect(UIApplication.shared.beginBackgroundTask() == .invalid)
  }
}
