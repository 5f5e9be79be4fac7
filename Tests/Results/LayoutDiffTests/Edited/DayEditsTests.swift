import DisplayList
import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// Two texts of one container, and a trailing column.
@Suite @MainActor struct DayEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Day(e: made), width: 158)
  }

  @Test(
    arguments: [
      EditCase(
        "day",
        [
          Outcome("Text", .text(from: "Friday", to: "Saturday"), followed: 1),
          Outcome("Text", .text(from: "9", to: "10")),
        ]),
      EditCase(
        "event",
        [Outcome("Text", .text(from: "Lunch", to: "Dinner with the whole family"), followed: 3)]),
      EditCase(
        "eventHeight",
        [Outcome("HStack", .trait(.frame, from: ["height": 30], to: ["height": 40]), followed: 3)]),
      EditCase(
        "place",
        [
          Outcome(
            "VStack",
            .trait(.frame, from: ["alignment": "topLeading"], to: ["alignment": "bottomLeading"]))
        ]),
      EditCase(
        "pad",
        [
          Outcome(
            "VStack",
            .trait(
              .padding, from: ["bottom": 10, "leading": 10, "top": 10, "trailing": 10],
              to: ["bottom": 14, "leading": 14, "top": 14, "trailing": 14]))
        ]),
    ] as [EditCase])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(
    arguments: [
      EditCase(
        "day,event,eventTime",
        [
          Outcome("Text", .text(from: "Friday", to: "Saturday")),
          Outcome("Text", .text(from: "9", to: "10")),
          Outcome("Text", .text(from: "Lunch", to: "Dinner with the whole family"), followed: 1),
          Outcome("Text", .text(from: "12–13", to: "19–22")),
        ]),
      EditCase(
        "pad,calendar,event",
        [
          Outcome(
            "VStack",
            .trait(
              .padding, from: ["bottom": 10, "leading": 10, "top": 10, "trailing": 10],
              to: ["bottom": 14, "leading": 14, "top": 14, "trailing": 14]), followed: 1),
          Outcome("RoundedRectangle", .color(from: .color("#FF0000"), to: .color("#0000FF"))),
          Outcome("Text", .text(from: "Lunch", to: "Dinner with the whole family"), followed: 3),
        ]),
      EditCase(
        "place,day",
        [
          Outcome(
            "VStack",
            .trait(.frame, from: ["alignment": "topLeading"], to: ["alignment": "bottomLeading"])),
          Outcome("Text", .text(from: "Friday", to: "Saturday")),
          Outcome("Text", .text(from: "9", to: "10")),
        ]),
      EditCase(
        "eventHeight,calendar",
        [
          Outcome("HStack", .trait(.frame, from: ["height": 30], to: ["height": 40]), followed: 3),
          Outcome("RoundedRectangle", .color(from: .color("#FF0000"), to: .color("#0000FF"))),
        ]),
      EditCase(
        "day,pad",
        [
          Outcome(
            "VStack",
            .trait(
              .padding, from: ["bottom": 10, "leading": 10, "top": 10, "trailing": 10],
              to: ["bottom": 14, "leading": 14, "top": 14, "trailing": 14])),
          Outcome("Text", .text(from: "Friday", to: "Saturday")),
          Outcome("Text", .text(from: "9", to: "10")),
        ]),
      EditCase(
        "event,eventHeight",
        [
          Outcome("HStack", .trait(.frame, from: ["height": 30], to: ["height": 40]), followed: 1),
          Outcome("Text", .text(from: "Lunch", to: "Dinner with the whole family"), followed: 3),
        ]),
    ] as [EditCase])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
