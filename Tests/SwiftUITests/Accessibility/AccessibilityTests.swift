import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct AccessibilityTests {
  private func views<V: View>(_ view: V) -> [ViewRecord] { LaidOut(view).list.views }

  @Test func `label, value, role and hiding are in the record`() {
    #expect(views(Color.red.accessibilityLabel(Text(verbatim: "Fuel")))[0].label == "Fuel")
    #expect(
      views(
        Color.red.accessibilityValue(Text(verbatim: "70 %"))
          .accessibilityLabel(Text(verbatim: "Fuel")))[0].label == "Fuel, 70 %")
    #expect(
      views(
        Color.red.accessibilityLabel(Text(verbatim: "Fuel"))
          .accessibilityValue(Text(verbatim: "70 %")))[0].label == "Fuel, 70 %")
    #expect(views(Color.red.accessibilityAddTraits(.isHeader))[0].role == "heading")
    #expect(
      views(HStack { Color.red }.accessibilityHidden(true)).map(\.isHiddenFromAccessibility)
        == [true, true])
  }

  @Test func `combined children are said once, by their parent`() {
    let found = views(
      HStack {
        Text(verbatim: "Next")
        Text(verbatim: "9:41")
      }.accessibilityElement(children: .combine))
    #expect(found[0].label == "Next, 9:41")
    #expect(found.map(\.isHiddenFromAccessibility) == [false, true, true])
  }
}
