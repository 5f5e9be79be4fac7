import Foundation
import Testing
import UIKit

@MainActor @Suite struct UILabelTests {
  /// 17 points, `UIFont.labelFontSize`; iOS's width up to the next pixel (`text_widths.tsv`).
  @Test func aLabelIsAsWideAsItsText() {
    let label = UILabel()
    label.text = "Some SwiftUI text"
    let width = label.intrinsicContentSize.width
    #expect(width <= 136.002 && width > 135.66)
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
