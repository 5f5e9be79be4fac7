import DisplayList
import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// A layout of one's own, guides, grids, spacers.
@Suite @MainActor struct OrderEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Order(e: made), width: 158)
  }

  @Test(
    arguments: [
      EditCase(
        "gap",
        [Outcome("Fan", .argument("gap", from: "4", to: "9", isDrawn: false), followed: 2)]),
      EditCase(
        "slope",
        [Outcome("Fan", .argument("slope", from: "2", to: "5", isDrawn: false), followed: 7)]),
      EditCase(
        "reversed",
        [
          Outcome(
            "Fan", .argument("isReversed", from: "false", to: "true", isDrawn: false), followed: 3)
        ]),
      EditCase(
        "guide",
        [Outcome("Text", .trait(.alignmentGuide, from: ["top": -2], to: ["top": -7]), followed: 6)]),
      EditCase(
        "otherFont",
        [Outcome("Text", .font(from: "12 regular", to: "17 regular"), followed: 6)]),
      EditCase(
        "guideBottom",
        [
          Outcome(
            "Text", .trait(.alignmentGuide, from: ["top": 14.5], to: ["top": 17.5]), followed: 6)
        ]),
      EditCase(
        "gridSpacing",
        [
          Outcome(
            "Grid", .trait(.spacing, from: ["horizontal": 4], to: ["horizontal": 10]), followed: 2)
        ]),
      EditCase(
        "columnAlign",
        [
          Outcome(
            "Text",
            .trait(
              .gridCell, from: ["column alignment": "center"], to: ["column alignment": "trailing"])
          )
        ]),
      EditCase(
        "spacerFrame",
        [
          Outcome(
            "HStack", .spacer(.changed(.frame, from: ["width": 10], to: ["width": 30])), followed: 2
          )
        ]),
      EditCase(
        "clear",
        [Outcome("Color", .trait(.frame, from: ["width": 5], to: ["width": 15]), followed: 1)]),
      EditCase(
        "longName",
        [
          Outcome(
            "Text", .text(from: "name", to: "A very long name of something that cannot be shown"),
            followed: 1)
        ]),
      EditCase(
        "share",
        [Outcome("Capsule", .trait(.frame, from: ["width": 37.8], to: ["width": 75.6]))]),
      EditCase(
        "outerPad",
        [
          Outcome(
            "VStack",
            .trait(
              .padding, from: ["bottom": 0, "leading": 0, "top": 0, "trailing": 0],
              to: ["bottom": 5, "leading": 5, "top": 5, "trailing": 5]), followed: 5)
        ]),
    ] as [EditCase])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(
    arguments: [
      EditCase(
        "gap,gridSpacing,guide",
        [
          Outcome("Fan", .argument("gap", from: "4", to: "9", isDrawn: false), followed: 2),
          Outcome("Text", .trait(.alignmentGuide, from: ["top": -2], to: ["top": -7]), followed: 7),
          Outcome(
            "Grid", .trait(.spacing, from: ["horizontal": 4], to: ["horizontal": 10]), followed: 2),
        ]),
      EditCase(
        "longName,outerPad",
        [
          Outcome(
            "VStack",
            .trait(
              .padding, from: ["bottom": 0, "leading": 0, "top": 0, "trailing": 0],
              to: ["bottom": 5, "leading": 5, "top": 5, "trailing": 5]), followed: 5),
          Outcome(
            "Text", .text(from: "name", to: "A very long name of something that cannot be shown"),
            followed: 1),
        ]),
      EditCase(
        "spacerFrame,clear",
        [
          Outcome(
            "HStack", .spacer(.changed(.frame, from: ["width": 10], to: ["width": 30])), followed: 2
          ),
          Outcome("Color", .trait(.frame, from: ["width": 5], to: ["width": 15])),
        ]),
      EditCase(
        "gap,reversed",
        [
          Outcome("Fan", .argument("gap", from: "4", to: "9", isDrawn: false), followed: 3),
          Outcome("Fan", .argument("isReversed", from: "false", to: "true", isDrawn: false)),
        ]),
      EditCase(
        "spacerFrame,longName",
        [
          Outcome(
            "HStack", .spacer(.changed(.frame, from: ["width": 10], to: ["width": 30])), followed: 1
          ),
          Outcome(
            "Text", .text(from: "name", to: "A very long name of something that cannot be shown"),
            followed: 1),
        ]),
      EditCase(
        "columnAlign,gridSpacing",
        [
          Outcome(
            "Grid", .trait(.spacing, from: ["horizontal": 4], to: ["horizontal": 10]), followed: 1),
          Outcome(
            "Text",
            .trait(
              .gridCell, from: ["column alignment": "center"], to: ["column alignment": "trailing"])
          ),
        ]),
      EditCase(
        "clear,guide",
        [
          Outcome("Text", .trait(.alignmentGuide, from: ["top": -2], to: ["top": -7]), followed: 7),
          Outcome("Color", .trait(.frame, from: ["width": 5], to: ["width": 15]), followed: 1),
        ]),
    ] as [EditCase])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
