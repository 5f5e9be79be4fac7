import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

@MainActor @Suite struct AccessibilityTests {
  private func views<V: View>(_ view: V) -> [ViewRecord] { LaidOut(view).list.views }

  @Test func labelValueRoleAndHidingAreInTheRecord() throws {
    #expect(
      try views(Color.red.accessibilityLabel(Text(verbatim: "Fuel"))).element(0).label == "Fuel")
    #expect(
      views(
        Color.red.accessibilityValue(Text(verbatim: "70 %"))
          .accessibilityLabel(Text(verbatim: "Fuel")))[0].label == "Fuel, 70 %")
    #expect(
      views(
        Color.red.accessibilityLabel(Text(verbatim: "Fuel"))
          .accessibilityValue(Text(verbatim: "70 %")))[0].label == "Fuel, 70 %")
    #expect(try views(Color.red.accessibilityAddTraits(.isHeader)).element(0).role == "heading")
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
    #expect(found.first?.label == "Next, 9:41")
    #expect(found.map(\.isHiddenFromAccessibility) == [false, true, true])
  }

  @Test func hintsIdentifiersHeadingLevelsAndSelectionAreInTheRecord() {
    let found = views(
      Color.red.accessibilityHint(Text(verbatim: "Opens the trip"))
        .accessibilityIdentifier("trip").accessibilityAddTraits([.isButton, .isSelected]))
    #expect(found.first?.hint == "Opens the trip")
    #expect(found.first?.identifier == "trip")
    #expect(found.first?.role == "button")
    #expect(found.first?.isSelected == true)
    let heading = views(Text(verbatim: "Today").accessibilityHeading(.h2))
    #expect(heading.first?.role == "heading")
    #expect(heading.first?.headingLevel == 2)
  }

  @Test func aRepresentationIsHeardAndNotDrawn() {
    let list = LaidOut(
      HStack { Color.red }.accessibilityRepresentation { Text(verbatim: "70 percent") }
    ).list
    #expect(list.views.map(\.label) == ["70 percent", nil])
    #expect(list.views.map(\.isHiddenFromAccessibility) == [false, true])
    #expect(!list.views.contains { $0.kind == "Text" })
  }

  @Test func aDisabledLabelLeavesTheViewsOwn() throws {
    #expect(
      try views(Text(verbatim: "Shown").accessibilityLabel(Text(verbatim: "x"), isEnabled: false))
        .element(0)
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
