import DisplayList
import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// Departures: rows of data under a header.
@Suite @MainActor struct BoardEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Board(e: made), width: 338)
  }

  @Test(
    arguments: [
      EditCase(
        "rowMiddle",
        [Outcome("TrainRow", .added(.before(20)), followed: 4)]),
      EditCase(
        "rowRemoved",
        [Outcome("TrainRow", .removed(.before(20)), followed: 3)]),
      EditCase(
        "rowMoved",
        [Outcome("TrainRow", .displaced(.after(14)), followed: 3)]),
      EditCase(
        "data",
        [Outcome("Text", .text(from: "9 min", to: "11 min"))]),
      EditCase(
        "dataAll",
        [
          Outcome("Text", .text(from: "4 min", to: "5 min")),
          Outcome("Text", .text(from: "9 min", to: "10 min")),
          Outcome("Text", .text(from: "12 min", to: "13 min")),
        ]),
      EditCase(
        "dataOneRow",
        [
          Outcome("Text", .text(from: "S1", to: "S7"), followed: 1),
          Outcome("Text", .text(from: "Airport", to: "Stadium")),
          Outcome("Text", .text(from: "4 min", to: "5 min")),
        ]),
      EditCase(
        "stackAlignment",
        [Outcome("VStack", .trait(.alignment, from: ["value": "leading"], to: ["value": "center"]))]
      ),
      EditCase(
        "spacing",
        [Outcome("VStack", .trait(.spacing, from: ["value": 6], to: ["value": 10]), followed: 4)]),
      EditCase(
        "divider",
        [Outcome("Divider", .added(.before(9)), followed: 4)]),
      EditCase(
        "footer",
        [Outcome("Text", .added(.after(20)), followed: 4)]),
      EditCase(
        "spacerEnd",
        [Outcome("VStack", .spacer(.added(.after(20))))]),
      EditCase(
        "padTop",
        [Outcome("VStack", .trait(.padding, from: ["top": 0], to: ["top": 6]))]),
      EditCase(
        "background",
        [Outcome("Rectangle", .color(from: .color("#FFFFFF"), to: .color("#E6F2FF")))]),
      EditCase(
        "rounded",
        [Outcome("Image", .font(from: "15 regular", to: "15 regular rounded"), places: 13)]),
      EditCase(
        "hierarchy",
        [Outcome("Text", .color(from: .color("#000000"), to: .color("#3C3C4399")), places: 7)]),
      EditCase(
        "redacted",
        [Outcome("Text", .redaction(true), places: 12, followed: 3)]),
      EditCase(
        "symbol",
        [Outcome("Image", .image(from: "tram.fill", to: "bus.fill"), followed: 1)]),
      EditCase(
        "symbolSize",
        [Outcome("Image", .font(from: "15 regular", to: "20 regular"), followed: 4)]),
      EditCase(
        "label",
        [Outcome("Image", .label(from: "tram.fill", to: "Trains"))]),
      EditCase(
        "title",
        [Outcome("Text", .text(from: "Central", to: "Central Station"))]),
      EditCase(
        "titleFont",
        [Outcome("Text", .font(from: "17 semibold", to: "22 regular"), followed: 3)]),
      EditCase(
        "timeHierarchy",
        [Outcome("Text", .trait(.opacity, from: ["value": 0.6], to: ["value": 0.3]))]),
      EditCase(
        "headerVStack",
        [Outcome("HStack", .replaced(from: "HStack", to: "VStack"), followed: 6)]),
      EditCase(
        "headerSpacing",
        [
          Outcome(
            "HStack", .trait(.spacing, from: ["value": "default"], to: ["value": 4]), followed: 1)
        ]),
      EditCase(
        "noIcon",
        [Outcome("Image", .removed(.before(6)), followed: 1)]),
      EditCase(
        "swap",
        [Outcome("Text", .displaced(.before(6)), followed: 2)]),
      EditCase(
        "subtitle",
        [Outcome("Text", .added(.before(8)))]),
      EditCase(
        "noSpacer",
        [Outcome("HStack", .spacer(.removed(.before(7))), followed: 1)]),
      EditCase(
        "spacerMin",
        [
          Outcome(
            "HStack", .spacer(.changed(.spacer, from: ["minLength": 8], to: ["minLength": 60])))
        ]
      ),
      EditCase(
        "rowSpacing",
        [
          Outcome(
            "HStack", .trait(.spacing, from: ["value": 8], to: ["value": 12]), places: 3,
            followed: 4)
        ]),
      EditCase(
        "weight",
        [Outcome("Text", .font(from: "12 bold", to: "12 heavy"), places: 3, followed: 7)]),
      EditCase(
        "chipPad",
        [
          Outcome(
            "Text",
            .trait(
              .padding, from: ["leading": 5, "trailing": 5], to: ["leading": 8, "trailing": 8]),
            places: 3, followed: 7)
        ]),
      EditCase(
        "chipColor",
        [
          Outcome(
            "RoundedRectangle", .color(from: .color("#008033"), to: .color("#800080")), places: 3)
        ]),
      EditCase(
        "chipRadius",
        [Outcome("RoundedRectangle", .drawing("cornerRadius", from: 4, to: 7.25), places: 3)]),
      EditCase(
        "destTwoLines",
        [
          Outcome("VStack", .wrapped([13]), places: 3, followed: 5),
          Outcome("Text", .trait(.lineLimit, from: ["value": 1], to: ["value": "none"]), places: 3),
          Outcome("Text", .added(.after(13)), places: 3),
        ]),
      EditCase(
        "destFont",
        [Outcome("Text", .font(from: "13 regular", to: "17 regular"), places: 3, followed: 8)]),
      EditCase(
        "limit",
        [Outcome("Text", .trait(.lineLimit, from: ["value": 1], to: ["value": 2]), places: 3)]),
      EditCase(
        "destFrame",
        [
          Outcome(
            "Text", .trait(.frame, from: nil, to: ["alignment": "leading", "width": 40]), places: 3,
            followed: 4)
        ]),
      EditCase(
        "destOpacity",
        [Outcome("Text", .trait(.opacity, from: ["value": 1], to: ["value": 0.6]), places: 3)]),
      EditCase(
        "branch",
        [Outcome("Text", .replaced(from: "Text", to: "Image"))]),
      EditCase(
        "format",
        [
          Outcome("Text", .text(from: "4 min", to: "4:00")),
          Outcome("Text", .text(from: "9 min", to: "9:00")),
          Outcome("Text", .text(from: "12 min", to: "12:00")),
        ]),
      EditCase(
        "mono",
        [
          Outcome(
            "Text",
            .trait(.typography, from: ["digits": "proportional"], to: ["digits": "monospaced"]),
            places: 3)
        ]),
      EditCase(
        "minOffset",
        [Outcome("Text", .trait(.offset, from: nil, to: ["y": 2]), places: 3)]),
      EditCase(
        "rowPad",
        [
          Outcome(
            "HStack", .trait(.padding, from: nil, to: ["bottom": 3, "top": 3]), places: 3,
            followed: 2
          )
        ]),
      EditCase(
        "rowBackground",
        [Outcome("Rectangle", .added(.layer), places: 3)]),
    ] as [EditCase])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(
    arguments: [
      EditCase(
        "title,chipColor,padTop",
        [
          Outcome("VStack", .trait(.padding, from: ["top": 0], to: ["top": 6])),
          Outcome("Text", .text(from: "Central", to: "Central Station")),
          Outcome(
            "RoundedRectangle", .color(from: .color("#008033"), to: .color("#800080")), places: 3),
        ]),
      EditCase(
        "rowPad,chipColor,data",
        [
          Outcome(
            "HStack", .trait(.padding, from: nil, to: ["bottom": 3, "top": 3]), places: 3,
            followed: 2
          ),
          Outcome(
            "RoundedRectangle", .color(from: .color("#008033"), to: .color("#800080")), places: 3),
          Outcome("Text", .text(from: "9 min", to: "11 min")),
        ]),
      EditCase(
        "rowMiddle,titleFont",
        [
          Outcome("Text", .font(from: "17 semibold", to: "22 regular")),
          Outcome("TrainRow", .added(.before(20)), followed: 4),
        ]),
      EditCase(
        "rowRemoved,chipPad",
        [
          Outcome("TrainRow", .removed(.before(20)), followed: 6),
          Outcome(
            "Text",
            .trait(
              .padding, from: ["leading": 5, "trailing": 5], to: ["leading": 8, "trailing": 8]),
            places: 2, followed: 2),
        ]),
      EditCase(
        "spacing,destFont",
        [
          Outcome("VStack", .trait(.spacing, from: ["value": 6], to: ["value": 10]), followed: 6),
          Outcome("Text", .font(from: "13 regular", to: "17 regular"), places: 3, followed: 1),
        ]),
      EditCase(
        "noIcon,rowSpacing",
        [
          Outcome("Image", .removed(.before(6)), followed: 1),
          Outcome(
            "HStack", .trait(.spacing, from: ["value": 8], to: ["value": 12]), places: 3,
            followed: 4),
        ]),
      EditCase(
        "divider,footer",
        [
          Outcome("Divider", .added(.before(9))),
          Outcome("Text", .added(.after(21)), followed: 4),
        ]),
      EditCase(
        "swap,titleFont",
        [
          Outcome("Text", .displaced(.before(6)), followed: 4),
          Outcome("Text", .font(from: "17 semibold", to: "22 regular")),
        ]),
      EditCase(
        "rowMoved,data",
        [
          Outcome("TrainRow", .displaced(.after(14)), followed: 3),
          Outcome("Text", .text(from: "12 min", to: "11 min")),
        ]),
      EditCase(
        "data,chipRadius,rowBackground",
        [
          Outcome("Rectangle", .added(.layer), places: 3),
          Outcome("RoundedRectangle", .drawing("cornerRadius", from: 4, to: 7.25), places: 3),
          Outcome("Text", .text(from: "9 min", to: "11 min")),
        ]),
      EditCase(
        "headerVStack,chipColor",
        [
          Outcome("HStack", .replaced(from: "HStack", to: "VStack"), followed: 6),
          Outcome(
            "RoundedRectangle", .color(from: .color("#008033"), to: .color("#800080")), places: 3),
        ]),
      EditCase(
        "rowMiddle,data",
        [Outcome("TrainRow", .added(.before(20)), followed: 4)]),
      EditCase(
        "rowRemoved,rowMoved",
        [
          Outcome("TrainRow", .removed(.before(20)), followed: 1),
          Outcome("TrainRow", .displaced(.before(15)), followed: 2),
        ]),
      EditCase(
        "footer,padTop",
        [
          Outcome("VStack", .trait(.padding, from: ["top": 0], to: ["top": 6])),
          Outcome("Text", .added(.after(20))),
        ]),
      EditCase(
        "subtitle,symbolSize",
        [
          Outcome("Image", .font(from: "15 regular", to: "20 regular"), followed: 1),
          Outcome("Text", .added(.before(8)), followed: 3),
        ]),
      EditCase(
        "stackAlignment,title",
        [
          Outcome(
            "VStack", .trait(.alignment, from: ["value": "leading"], to: ["value": "center"])),
          Outcome("Text", .text(from: "Central", to: "Central Station")),
        ]),
      EditCase(
        "headerSpacing,titleFont",
        [
          Outcome("HStack", .trait(.spacing, from: ["value": "default"], to: ["value": 4])),
          Outcome("Text", .font(from: "17 semibold", to: "22 regular"), followed: 3),
        ]),
      EditCase(
        "weight,chipRadius",
        [
          Outcome("RoundedRectangle", .drawing("cornerRadius", from: 4, to: 7.25), places: 3),
          Outcome("Text", .font(from: "12 bold", to: "12 heavy"), places: 3, followed: 7),
        ]),
      EditCase(
        "rounded,titleFont",
        [
          Outcome("Image", .font(from: "15 regular", to: "15 regular rounded"), places: 12),
          Outcome("Text", .font(from: "17 semibold", to: "22 regular rounded"), followed: 3),
        ]),
      EditCase(
        "rowBackground,rowPad",
        [
          Outcome("Rectangle", .added(.layer), places: 3),
          Outcome(
            "HStack", .trait(.padding, from: nil, to: ["bottom": 3, "top": 3]), places: 3,
            followed: 2
          ),
        ]),
      EditCase(
        "branch,format",
        [
          Outcome("Text", .text(from: "4 min", to: "4:00")),
          Outcome("Text", .text(from: "9 min", to: "9:00")),
          Outcome("Text", .replaced(from: "Text", to: "Image")),
          Outcome("Text", .text(from: "12 min", to: "12:00")),
        ]),
      EditCase(
        "mono,format",
        [
          Outcome("Text", .text(from: "4 min", to: "4:00")),
          Outcome(
            "Text",
            .trait(.typography, from: ["digits": "proportional"], to: ["digits": "monospaced"]),
            places: 3),
          Outcome("Text", .text(from: "9 min", to: "9:00")),
          Outcome("Text", .text(from: "12 min", to: "12:00")),
        ]),
      EditCase(
        "destOpacity,destFont",
        [
          Outcome("Text", .font(from: "13 regular", to: "17 regular"), places: 3, followed: 8),
          Outcome("Text", .trait(.opacity, from: ["value": 1], to: ["value": 0.6]), places: 3),
        ]),
      EditCase(
        "rowMiddle,footer,divider",
        [
          Outcome("Divider", .added(.before(9))),
          Outcome("TrainRow", .added(.before(21)), followed: 4),
          Outcome("Text", .added(.after(27))),
        ]),
    ] as [EditCase])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
