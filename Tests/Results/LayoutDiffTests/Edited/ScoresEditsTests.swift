import DisplayList
import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// Six rows alike, and whatever is done to texts.
@Suite @MainActor struct ScoresEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Scores(e: made), width: 338)
  }

  @Test(
    arguments: [
      EditCase(
        "points",
        // Digits of equal width, as many as before: no row is wider.
        [Outcome("Text", .text(from: "63", to: "70"), places: 6)]),
      EditCase(
        "inheritFont",
        [Outcome("Text", .font(from: "12 regular", to: "17 regular"), places: 18, followed: 12)]),
      EditCase(
        "bgImage",
        [Outcome("Color", .replaced(from: "Color", to: "Image"))]),
      EditCase(
        "baseline",
        [
          Outcome(
            "HStack",
            .trait(.alignment, from: ["value": "center"], to: ["value": "firstTextBaseline"]),
            places: 6, followed: 6)
        ]),
      EditCase(
        "noPlace",
        [Outcome("Text", .removed(.before(7)), places: 6, followed: 12)]),
      EditCase(
        "placeWidth",
        [
          Outcome(
            "Text", .trait(.frame, from: ["width": 16], to: ["width": 24]), places: 6, followed: 12)
        ]),
      EditCase(
        "placeAlign",
        [
          Outcome(
            "Text", .trait(.frame, from: ["alignment": "trailing"], to: ["alignment": "leading"]),
            places: 6)
        ]),
      EditCase(
        "bold",
        [Outcome("Text", .font(from: "12 regular", to: "12 semibold"), places: 6, followed: 6)]),
      EditCase(
        "italic",
        [Outcome("Text", .font(from: "12 regular", to: "12 regular italic"), places: 6)]),
      EditCase(
        "underline",
        [
          Outcome(
            "Text", .trait(.typography, from: ["underline": "none"], to: ["underline": "solid"]),
            places: 6)
        ]),
      EditCase(
        "tracking",
        [
          Outcome(
            "Text", .trait(.typography, from: ["tracking": "0"], to: ["tracking": "1"]), places: 6,
            followed: 6)
        ]),
      EditCase(
        "kerning",
        [
          Outcome(
            "Text", .trait(.typography, from: ["kerning": "0"], to: ["kerning": "0.5"]), places: 6,
            followed: 6)
        ]),
      EditCase(
        "baseOffset",
        [
          Outcome(
            "Text",
            .trait(.typography, from: ["baseline offset": "0"], to: ["baseline offset": "2"]),
            places: 6)
        ]),
      EditCase(
        "upper",
        [Outcome("Text", .text(from: "Ann", to: "ANN"), places: 6, followed: 6)]),
      EditCase(
        "wave",
        [Outcome("Wave", .argument("height", from: "4", to: "9", isDrawn: true), places: 6)]),
      EditCase(
        "peaks",
        [
          Outcome(
            "Wave", .argument("peaks", from: "0.2, 0.6, 0.4", to: "0.9, 0.1, 0.4", isDrawn: true),
            places: 6)
        ]),
      EditCase(
        "crown",
        [Outcome("Image", .added(.before(11)))]),
      EditCase(
        "noChip",
        [Outcome("AnyShape", .removed(.layer), places: 6)]),
      EditCase(
        "chipCapsule",
        [Outcome("AnyShape", .drawing("cornerRadius", from: 3, to: 7.25), places: 6)]),
      EditCase(
        "chipShadow",
        [
          Outcome(
            "Text", .trait(.shadow, from: nil, to: ["color": "#00000054", "radius": 2]), places: 6)
        ]),
      EditCase(
        "dividerRow",
        [Outcome("Divider", .added(.after(10)), places: 5, followed: 23)]),
      EditCase(
        "rowLink",
        [Outcome("Link", .wrapped([6]), places: 6)]),
    ] as [EditCase])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(
    arguments: [
      EditCase(
        "rowColor,chipShadow",
        [
          Outcome("Text", .color(from: .color("#000000"), to: .color("#800000")), places: 6),
          Outcome(
            "Text", .trait(.shadow, from: nil, to: ["color": "#00000054", "radius": 2]), places: 6),
        ]),
      EditCase(
        "bold,points",
        [
          Outcome("Text", .font(from: "12 regular", to: "12 semibold"), places: 6, followed: 6),
          Outcome("Text", .text(from: "63", to: "70"), places: 6),
        ]),
      EditCase(
        "crown,noPlace",
        [
          Outcome("Text", .removed(.before(7)), places: 6, followed: 12),
          Outcome("Image", .added(.before(10))),
        ]),
      EditCase(
        "placeWidth,tracking",
        [
          Outcome(
            "Text", .trait(.frame, from: ["width": 16], to: ["width": 24]), places: 6, followed: 6),
          Outcome(
            "Text", .trait(.typography, from: ["tracking": "0"], to: ["tracking": "1"]), places: 6),
        ]),
      EditCase(
        "noPlace,noChip",
        [
          Outcome("Text", .removed(.before(7)), places: 6, followed: 12),
          Outcome("AnyShape", .removed(.layer), places: 6),
        ]),
      EditCase(
        "placeWidth,placeAlign",
        [
          Outcome(
            "Text",
            .trait(
              .frame, from: ["alignment": "trailing", "width": 16],
              to: ["alignment": "leading", "width": 24]), places: 6, followed: 12)
        ]),
      EditCase(
        "chipCapsule,points",
        [
          Outcome("AnyShape", .drawing("cornerRadius", from: 3, to: 7.25), places: 6),
          Outcome("Text", .text(from: "63", to: "70"), places: 6),
        ]),
      EditCase(
        "rowLink,rowColor",
        [
          Outcome("Link", .wrapped([6]), places: 6),
          Outcome("Text", .color(from: .color("#000000"), to: .color("#800000")), places: 6),
        ]),
    ] as [EditCase])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
