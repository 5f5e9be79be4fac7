import DisplayList
import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// A picture, layers, a button.
@Suite @MainActor struct AlbumEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Album(e: made), width: 338)
  }

  @Test(
    arguments: [
      EditCase(
        "artSwap",
        [Outcome("VStack", .displaced(.before(15)), followed: 3)]),
      EditCase(
        "maxWidth",
        [
          Outcome(
            "HStack",
            .trait(.frame, from: ["maxWidth": .number(.infinity)], to: ["maxWidth": "none"])
          )
        ]),
      EditCase(
        "art",
        [Outcome("Image", .image(from: "music.note", to: "photo"))]),
      EditCase(
        "mode",
        [
          Outcome(
            "Image", .trait(.aspectRatio, from: ["contentMode": "fit"], to: ["contentMode": "fill"])
          )
        ]),
      EditCase(
        "artSize",
        [
          Outcome(
            "Image",
            .trait(.frame, from: ["height": 50, "width": 50], to: ["height": 64, "width": 64]),
            followed: 3)
        ]),
      EditCase(
        "artTint",
        [Outcome("Image", .color(from: .color("#800080"), to: .color("#008000")))]),
      EditCase(
        "artBack",
        [Outcome("RoundedRectangle", .added(.layer))]),
      EditCase(
        "artCorner",
        [Outcome("Image", .trait(.clip, from: ["cornerRadius": 8], to: ["cornerRadius": 14]))]),
      EditCase(
        "badgeAlign",
        [
          Outcome(
            "Circle",
            .trait(.layerAlignment, from: ["value": "topTrailing"], to: ["value": "bottomTrailing"])
          )
        ]),
      EditCase(
        "badgeColor",
        [Outcome("Circle", .color(from: .color("#FF0000"), to: .color("#00FF00")))]),
      EditCase(
        "z",
        [Outcome("Image", .trait(.zIndex, from: ["value": 0], to: ["value": 2]))]),
      EditCase(
        "rot3d",
        [Outcome("Image", .trait(.rotation3DEffect, from: nil, to: [:]))]),
      EditCase(
        "anchor",
        [Outcome("Image", .trait(.scale, from: nil, to: ["x": 0.8, "y": 0.8]))]),
      EditCase(
        "hidden",
        [Outcome("Image", .removed(.before(6)))]),
      EditCase(
        "position",
        [Outcome("Image", .trait(.position, from: nil, to: ["x": 40, "y": 40]), followed: 5)]),
      EditCase(
        "gap",
        [Outcome("VStack", .trait(.spacing, from: ["value": 2], to: ["value": 6]), followed: 3)]),
      EditCase(
        "part",
        [Outcome("Text", .text(from: "Album 2024", to: "Album 2025"))]),
      EditCase(
        "partColor",
        [Outcome("Text", .color(from: .color("#8E8E93"), to: .color("#FF383C")))]),
      EditCase(
        "lineSpacing",
        [Outcome("Text", .trait(.lineSpacing, from: ["value": 0], to: ["value": 3]), followed: 1)]),
      EditCase(
        "align",
        [
          Outcome(
            "Text",
            .trait(.multilineTextAlignment, from: ["value": "leading"], to: ["value": "trailing"]))
        ]),
      EditCase(
        "scaleFactor",
        [Outcome("Text", .trait(.minimumScaleFactor, from: ["value": 1], to: ["value": 0.5]))]),
      EditCase(
        "minHeight",
        [
          Outcome(
            "Text", .trait(.frame, from: ["minHeight": "none"], to: ["minHeight": 60]), followed: 5)
        ]),
      EditCase(
        "play",
        [
          Outcome("Image", .image(from: "play.fill", to: "pause.fill")),
          Outcome("Text", .text(from: "Play", to: "Pause"), followed: 1),
        ]),
      EditCase(
        "progress",
        [Outcome("ProgressView", .added(.after(12)))]),
      EditCase(
        "twoMore",
        [Outcome("Text", .added(.after(12)), places: 2, followed: 2)]),
      // The column has room for both: 20.5 + 15 + 26.5 + 28.8 + 4 + 13.5 and five gaps of 2 are 118.3 of its 126 points.
      EditCase(
        "mixed",
        [
          Outcome("Capsule", .added(.after(12))),
          Outcome("Text", .added(.after(12))),
        ]),
    ] as [EditCase])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(
    arguments: [
      EditCase(
        "artSize,gap",
        [
          Outcome(
            "Image",
            .trait(.frame, from: ["height": 50, "width": 50], to: ["height": 64, "width": 64]),
            followed: 5),
          Outcome("VStack", .trait(.spacing, from: ["value": 2], to: ["value": 6])),
        ]),
      EditCase(
        "hPad,artTint,badgeColor",
        [
          Outcome(
            "HStack",
            .trait(
              .padding, from: ["leading": 4, "trailing": 4], to: ["leading": 10, "trailing": 10])),
          Outcome("Image", .color(from: .color("#800080"), to: .color("#008000"))),
          Outcome("Circle", .color(from: .color("#FF0000"), to: .color("#00FF00"))),
        ]),
      EditCase(
        "play,artist",
        [
          Outcome(
            "Text", .text(from: "The Band", to: "The Extraordinarily Long Named Band"), followed: 1),
          Outcome("Image", .image(from: "play.fill", to: "pause.fill")),
          Outcome("Text", .text(from: "Play", to: "Pause"), followed: 1),
        ]),
      EditCase(
        "artSwap,badgeAlign",
        [
          Outcome("VStack", .displaced(.before(15)), followed: 2),
          Outcome(
            "Circle",
            .trait(.layerAlignment, from: ["value": "topTrailing"], to: ["value": "bottomTrailing"])
          ),
        ]),
      EditCase(
        "artSwap,hPad",
        [
          Outcome(
            "HStack",
            .trait(
              .padding, from: ["leading": 4, "trailing": 4], to: ["leading": 10, "trailing": 10])),
          Outcome("VStack", .displaced(.before(15)), followed: 3),
        ]),
      EditCase(
        "z,badgeSize",
        [
          Outcome("Image", .trait(.zIndex, from: ["value": 0], to: ["value": 2])),
          Outcome(
            "Circle",
            .trait(.frame, from: ["height": 8, "width": 8], to: ["height": 12, "width": 12])),
        ]),
      EditCase(
        "hidden,part",
        [
          Outcome("Image", .removed(.before(6))),
          Outcome("Text", .text(from: "Album 2024", to: "Album 2025")),
        ]),
      EditCase(
        "artBack,artCorner",
        [
          Outcome("RoundedRectangle", .added(.layer)),
          Outcome("Image", .trait(.clip, from: ["cornerRadius": 8], to: ["cornerRadius": 14])),
        ]),
      EditCase(
        "mixed,artist",
        [
          Outcome(
            "Text", .text(from: "The Band", to: "The Extraordinarily Long Named Band"), followed: 1),
          Outcome("Capsule", .added(.after(12))),
          Outcome("Text", .added(.after(12))),
        ]),
      EditCase(
        "position,play",
        [
          Outcome("Image", .trait(.position, from: nil, to: ["x": 40, "y": 40]), followed: 4),
          Outcome("Image", .image(from: "play.fill", to: "pause.fill")),
          Outcome("Text", .text(from: "Play", to: "Pause"), followed: 1),
        ]),
    ] as [EditCase])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
