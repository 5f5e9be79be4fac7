import Foundation
import Testing
import UIKit

/// Properties of controls and bars that an app's code shares with its widget.
@MainActor @Suite struct UIControlStateTests {
  // As UIButton's documentation says: a state without a value takes the normal one's.
  @Test func aButtonsStatesFallBackOnTheNormalOne() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(NSAttributedString(string: "Open"), for: .normal)
    #expect(button.attributedTitle(for: .highlighted)?.string == "Open")
    #expect(button.backgroundImage(for: .normal) == nil)
  }

  // Documentation of UISegmentedControl: no segment is chosen at first, and noSegment is -1.
  @Test func segmentsAreInsertedWithinTheirBounds() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    #expect(control.selectedSegmentIndex == -1)
    control.insertSegment(withTitle: "Year", at: 9, animated: false)
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 2) == "Year")
    #expect(control.titleForSegment(at: 3) == nil)
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    #expect(UISegmentedControl.appearance().selectedSegmentTintColor == .red)
  }
}
