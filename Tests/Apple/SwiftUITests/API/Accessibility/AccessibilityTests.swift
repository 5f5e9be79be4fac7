import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct AccessibilityTests {
  private func views<V: View>(_ view: V) -> [ViewRecord] { LaidOut(view).list.views }

  @Test func labelValueRoleAndHidingAreInTheRecord() {
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

  @Test func combinedChildrenAreSpokenOnceByTheirParent() {
    let found = views(
      HStack {
        Text(verbatim: "Next")
        Text(verbatim: "9:41")
      }.accessibilityElement(children: .combine))
    #expect(found[0].label == "Next, 9:41")
    #expect(found.map(\.isHiddenFromAccessibility) == [false, true, true])
  }

  @Test func hintsIdentifiersHeadingLevelsAndSelectionAreInTheRecord() {
    let found = views(
      Color.red.accessibilityHint(Text(verbatim: "Opens the trip"))
        .accessibilityIdentifier("trip").accessibilityAddTraits([.isButton, .isSelected]))
    #expect(found[0].hint == "Opens the trip")
    #expect(found[0].identifier == "trip")
    #expect(found[0].role == "button")
    #expect(found[0].isSelected)
    let heading = views(Text(verbatim: "Today").accessibilityHeading(.h2))
    #expect(heading[0].role == "heading")
    #expect(heading[0].headingLevel == 2)
  }

  @Test func aRepresentationIsHeardAndNotDrawn() {
    let list = LaidOut(
      HStack { Color.red }.accessibilityRepresentation { Text(verbatim: "70 percent") }
    ).list
    #expect(list.views.map(\.label) == ["70 percent", nil])
    #expect(list.views.map(\.isHiddenFromAccessibility) == [false, true])
    #expect(!list.views.contains { $0.kind == "Text" })
  }

  @Test func aDisabledLabelLeavesTheViewsOwn() {
    #expect(
      views(Text(verbatim: "Shown").accessibilityLabel(Text(verbatim: "x"), isEnabled: false))[0]
        .label == nil)
  }
}

/// A literal is a key, wherever a resource would do as well.
@MainActor
@Suite struct AccessibilityLiteralTests {
  @Test func aLiteralNamesAView() {
    let view = Color(red: 0, green: 0, blue: 0).frame(width: 1, height: 1)
      .accessibilityLabel("name").accessibilityHint("what happens")
    #expect(LaidOut(view).list.views.first?.label == "name")
  }
}
