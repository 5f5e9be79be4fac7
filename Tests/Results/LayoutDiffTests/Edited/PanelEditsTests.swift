import DisplayList
import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// Controls.
@Suite @MainActor struct PanelEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Panel(e: made), width: 338) { $0.dynamicTypeSize = .xxLarge }
  }

  @Test(
    arguments: [
      EditCase(
        "gauge",
        [Outcome("Gauge", .argument("value", from: "0.4", to: "0.8", isDrawn: false))]),
      EditCase(
        "progress",
        [Outcome("ProgressView", .argument("value", from: "0.3", to: "0.6", isDrawn: false))]),
      EditCase(
        "progressTint",
        [Outcome("ProgressView", .color(from: .color("#009900"), to: .color("#CC0000")))]),
      EditCase(
        "toggle",
        [Outcome("Toggle", .argument("state", from: "off", to: "on", isDrawn: true))]),
      EditCase(
        "url",
        [Outcome("Link", .link(from: "app://trips", to: "app://journeys"))]),
      EditCase(
        "labelIcon",
        [Outcome("Image", .image(from: "house", to: "building"), followed: 1)]),
      EditCase(
        "iconOnly",
        [
          Outcome("Text", .removed(.after(18)), followed: 1),
          // Without the title the icon is read, by the title's name.
          Outcome("Image", .label(from: "house", to: "Home")),
        ]),
      EditCase(
        "offPad",
        [
          Outcome(
            "Text",
            .trait(
              .padding, from: ["bottom": 2, "leading": 2, "top": 2, "trailing": 2],
              to: ["bottom": 5, "leading": 5, "top": 5, "trailing": 5]), followed: 4)
        ]),
      EditCase(
        "corner",
        [Outcome("Text", .trait(.clip, from: ["cornerRadius": 3], to: ["cornerRadius": 6]))]),
      EditCase(
        "border",
        [Outcome("Rectangle", .added(.layer))]),
      EditCase(
        "hidden",
        [Outcome("HStack", .removed(.after(11)))]),
      EditCase(
        "cap",
        [
          Outcome("Text", .font(from: "21 regular", to: "17 regular"), places: 3, followed: 3),
          Outcome("Text", .font(from: "16 regular", to: "12 regular"), places: 4, followed: 1),
        ]),
    ] as [EditCase])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(
    arguments: [
      EditCase(
        "gauge,progress,toggle",
        [
          Outcome("Gauge", .argument("value", from: "0.4", to: "0.8", isDrawn: false)),
          Outcome("ProgressView", .argument("value", from: "0.3", to: "0.6", isDrawn: false)),
          Outcome("Toggle", .argument("state", from: "off", to: "on", isDrawn: true)),
        ]),
      EditCase(
        "url,labelIcon",
        [
          Outcome("Link", .link(from: "app://trips", to: "app://journeys")),
          Outcome("Image", .image(from: "house", to: "building"), followed: 1),
        ]),
      EditCase(
        "cap,offPad",
        [
          Outcome("Text", .font(from: "21 regular", to: "17 regular"), places: 3, followed: 3),
          Outcome("Text", .font(from: "16 regular", to: "12 regular"), places: 4, followed: 1),
          Outcome(
            "Text",
            .trait(
              .padding, from: ["bottom": 2, "leading": 2, "top": 2, "trailing": 2],
              to: ["bottom": 5, "leading": 5, "top": 5, "trailing": 5])),
        ]),
      EditCase(
        "gauge,progressTint",
        [
          Outcome("Gauge", .argument("value", from: "0.4", to: "0.8", isDrawn: false)),
          Outcome("ProgressView", .color(from: .color("#009900"), to: .color("#CC0000"))),
        ]),
      EditCase(
        "hidden,toggle",
        [
          Outcome("HStack", .removed(.after(11))),
          Outcome("Toggle", .argument("state", from: "off", to: "on", isDrawn: true)),
        ]),
    ] as [EditCase])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
