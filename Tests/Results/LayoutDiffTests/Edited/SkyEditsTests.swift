import DisplayList
import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// Shapes, gradients, effects, drawings.
@Suite @MainActor struct SkyEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Sky(e: made), width: 338)
  }

  @Test(
    arguments: [
      EditCase(
        "zAlign",
        [
          Outcome(
            "ZStack",
            .trait(.alignment, from: ["value": "topLeading"], to: ["value": "bottomTrailing"]),
            followed: 1)
        ]),
      EditCase(
        "zOrder",
        [Outcome("VStack", .displaced(.before(29)))]),
      EditCase(
        "badge",
        [Outcome("Circle", .added(.after(5)))]),
      EditCase(
        "bgSolid",
        [Outcome("LinearGradient", .replaced(from: "LinearGradient", to: "Color"))]),
      EditCase(
        "stops",
        [
          Outcome(
            "LinearGradient",
            .gradient(
              from: ["stops": "#004DCC 0, #80CCFF 1"], to: ["stops": "#004DCC 0, #FFCC80 1"]))
        ]),
      EditCase(
        "gradientEnd",
        [
          Outcome(
            "LinearGradient",
            .gradient(from: ["endPoint": .numbers([0.5, 1])], to: ["endPoint": .numbers([1, 1])]))
        ]),
      EditCase(
        "shape",
        [Outcome("Circle", .replaced(from: "Circle", to: "RoundedRectangle"))]),
      EditCase(
        "sunWidth",
        [Outcome("Circle", .trait(.frame, from: ["width": 60], to: ["width": 80]))]),
      EditCase(
        "opacity",
        [Outcome("Circle", .trait(.opacity, from: ["value": 1], to: ["value": 0.7]))]),
      EditCase(
        "offset",
        [Outcome("Circle", .trait(.offset, from: ["x": 0], to: ["x": 12]))]),
      EditCase(
        "shadow",
        [Outcome("Circle", .trait(.shadow, from: ["radius": 2], to: ["radius": 6]))]),
      EditCase(
        "blur",
        [Outcome("Circle", .trait(.blur, from: nil, to: ["radius": 3]))]),
      EditCase(
        "rotation",
        [Outcome("Circle", .trait(.rotation, from: ["angle": 0], to: ["angle": 15]))]),
      EditCase(
        "scale",
        [Outcome("Circle", .trait(.scale, from: nil, to: ["x": 1.2, "y": 1.2]))]),
      EditCase(
        "blend",
        [
          Outcome(
            "Circle", .trait(.blendMode, from: ["value": "normal"], to: ["value": "multiply"]))
        ]),
      EditCase(
        "clip",
        [
          Outcome(
            "Circle",
            .trait(
              .clip, from: nil,
              to: ["cornerRadius": 30, "cornerStyle": "continuous", "shape": "rounded rectangle"]))
        ]),
      EditCase(
        "mask",
        [Outcome("Circle", .trait(.drawnMask, from: nil, to: [:]))]),
      EditCase(
        "overlay",
        [Outcome("Text", .added(.layer))]),
      EditCase(
        "border",
        [Outcome("Rectangle", .added(.layer))]),
      EditCase(
        "grayscale",
        [Outcome("Circle", .trait(.colorEffect, from: nil, to: [:]))]),
      EditCase(
        "sunColor",
        [Outcome("Circle", .color(from: .color("#FFCC00"), to: .color("#FF8000")))]),
      EditCase(
        "temp",
        [Outcome("Text", .text(from: "21°", to: "9°"))]),
      EditCase(
        "tempSize",
        [Outcome("Text", .font(from: "34 thin", to: "44 thin"), followed: 4)]),
      EditCase(
        "long",
        [
          Outcome(
            "Text",
            .text(
              from: "Partly cloudy", to: "Partly cloudy with a chance of rain in the late afternoon"
            ),
            followed: 5)
        ]),
      EditCase(
        "wordsLimit", of: "long",
        [Outcome("Text", .trait(.lineLimit, from: ["value": 2], to: ["value": 1]))]),
      EditCase(
        "fixed", of: "long",
        [
          Outcome(
            "Text", .trait(.fixedSize, from: nil, to: ["axes": "horizontal and vertical"]),
            followed: 5)
        ]),
      EditCase(
        "hAlign",
        [
          Outcome(
            "HStack", .trait(.alignment, from: ["value": "center"], to: ["value": "bottom"]),
            followed: 4)
        ]),
      EditCase(
        "hourSpacing",
        [
          Outcome(
            "VStack", .trait(.spacing, from: ["value": 2], to: ["value": 5]), places: 5,
            followed: 14)
        ]),
      EditCase(
        "oneSymbol",
        [Outcome("Image", .image(from: "sun.max", to: "cloud.sun"), followed: 9)]),
      EditCase(
        "hourWidth",
        [
          Outcome(
            "VStack", .trait(.frame, from: nil, to: ["maxWidth": .number(.infinity)]), places: 5,
            followed: 4)
        ]),
      EditCase(
        "trim",
        [Outcome("Circle", .argument("trim", from: "0 to 0.7", to: "0 to 0.4", isDrawn: true))]),
      EditCase(
        "lineWidth",
        [Outcome("Circle", .drawing("lineWidth", from: 4, to: 6))]),
      EditCase(
        "cap",
        [Outcome("Circle", .drawing("lineCap", from: "round", to: "butt"))]),
      EditCase(
        "dash",
        [Outcome("Circle", .drawing("dash", from: "none", to: .numbers([4, 2])))]),
      EditCase(
        "canvas",
        [Outcome("Canvas", .outline)]),
      EditCase(
        "path",
        [Outcome("Path", .outline)]),
    ] as [EditCase])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(
    arguments: [
      EditCase(
        "sunColor,temp,shadow",
        [
          Outcome("Circle", .color(from: .color("#FFCC00"), to: .color("#FF8000"))),
          Outcome("Circle", .trait(.shadow, from: ["radius": 2], to: ["radius": 6])),
          Outcome("Text", .text(from: "21°", to: "9°")),
        ]),
      EditCase(
        "stops,zAlign",
        [
          Outcome(
            "LinearGradient",
            .gradient(
              from: ["stops": "#004DCC 0, #80CCFF 1"], to: ["stops": "#004DCC 0, #FFCC80 1"])),
          Outcome(
            "ZStack",
            .trait(.alignment, from: ["value": "topLeading"], to: ["value": "bottomTrailing"]),
            followed: 1),
        ]),
      EditCase(
        "opacity,rotation,scale",
        [
          Outcome("Circle", .trait(.scale, from: nil, to: ["x": 1.2, "y": 1.2])),
          Outcome("Circle", .trait(.rotation, from: ["angle": 0], to: ["angle": 15])),
          Outcome("Circle", .trait(.opacity, from: ["value": 1], to: ["value": 0.7])),
        ]),
      EditCase(
        "trim,lineWidth",
        [
          Outcome("Circle", .drawing("lineWidth", from: 4, to: 6)),
          Outcome("Circle", .argument("trim", from: "0 to 0.7", to: "0 to 0.4", isDrawn: true)),
        ]),
      EditCase(
        "sunWidth,tempSize",
        [
          Outcome("Circle", .trait(.frame, from: ["width": 60], to: ["width": 80])),
          Outcome("Text", .font(from: "34 thin", to: "44 thin"), followed: 3),
        ]),
      EditCase(
        "zOrder,overlay",
        [
          Outcome("VStack", .displaced(.before(29))),
          Outcome("Text", .added(.layer)),
        ]),
      EditCase(
        "long,oneSymbol",
        [
          Outcome(
            "Text",
            .text(
              from: "Partly cloudy", to: "Partly cloudy with a chance of rain in the late afternoon"
            ),
            followed: 9),
          Outcome("Image", .image(from: "sun.max", to: "cloud.sun")),
        ]),
      EditCase(
        "mask,sunColor",
        [
          Outcome("Circle", .color(from: .color("#FFCC00"), to: .color("#FF8000"))),
          Outcome("Circle", .trait(.drawnMask, from: nil, to: [:])),
        ]),
      EditCase(
        "canvas,path,trim",
        [
          Outcome("Circle", .argument("trim", from: "0 to 0.7", to: "0 to 0.4", isDrawn: true)),
          Outcome("Canvas", .outline),
          Outcome("Path", .outline),
        ]),
      EditCase(
        "fixed,tempSize",
        [
          Outcome("Text", .font(from: "34 thin", to: "44 thin"), followed: 3),
          Outcome("Text", .trait(.fixedSize, from: nil, to: ["axes": "horizontal and vertical"])),
        ]),
    ] as [EditCase])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
