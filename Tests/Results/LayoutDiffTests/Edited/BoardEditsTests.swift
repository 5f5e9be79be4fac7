import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// Departures: rows of data under a header.
@Suite @MainActor struct BoardEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Board(e: made), width: 338)
  }

  @Test(arguments: [
    EditCase(
      "rowMiddle",
      """
      TrainRow “M5” was added to VStack in Board, before TrainRow “S3”.
        HStack “Central” and TrainRow “S1” moved 11 pt up, because TrainRow “M5” was added.
        TrainRow “S3” and TrainRow “U2” moved 11 pt down, because TrainRow “M5” was added.
      """),
    EditCase(
      "rowRemoved",
      """
      TrainRow “S3” was removed from VStack in Board, before TrainRow “U2”.
        HStack “Central” and TrainRow “S1” moved 11 pt down, because TrainRow “S3” was removed.
        TrainRow “U2” moved 11 pt up, because TrainRow “S3” was removed.
      """),
    EditCase("rowMoved", "TrainRow “S1” is now after TrainRow “U2” in Board."),
    EditCase("data", "Text “9 min” now says “11 min”."),
    EditCase(
      "dataAll",
      """
      Text “4 min” now says “5 min”.
      Text “9 min” now says “10 min”.
      Text “12 min” now says “13 min”.
      """),
    EditCase(
      "dataOneRow",
      """
      Text “S1” now says “S7”.
        RoundedRectangle behind Text “S7” in TrainRow is 1 pt wider, because Text “S7” grew.
      Text “Airport” now says “Stadium”.
      Text “4 min” now says “5 min”.
      """),
    EditCase("stackAlignment", "The alignment of VStack in Board changed: leading → center."),
    EditCase(
      "spacing",
      """
      The spacing of VStack in Board changed: 6 → 10 pt.
        HStack “Central” and TrainRow “S1” moved 2 to 6 pt up, because the spacing of VStack in Board changed.
        TrainRow “S3” and TrainRow “U2” moved 2 to 6 pt down, because the spacing of VStack in Board changed.
      """),
    EditCase(
      "divider",
      """
      Divider was added to VStack in Board, before TrainRow “S1”.
        HStack “Central” moved 3.25 pt up, because Divider was added.
        TrainRow “S1”, TrainRow “S3” and TrainRow “U2” moved 3.25 pt down, because Divider was added.
      """),
    EditCase(
      "footer",
      """
      Text “Updated 9:41” was added to VStack in Board, after TrainRow “U2”.
        HStack “Central”, TrainRow “S1” and 2 more moved 9.75 pt up, because Text “Updated 9:41” was added.
      """),
    EditCase("spacerEnd", "A Spacer was added to VStack in Board, after TrainRow “U2”."),
    EditCase("padTop", "The padding of VStack in Board changed: 0 → 6 pt (top)."),
    EditCase(
      "background", "The color of Rectangle in ContainerBackground changed: #FFFFFF → #E6F2FF."),
    EditCase(
      "rounded", "The font of Image “tram.fill”, Text “Central” and 11 more changed: now rounded."),
    EditCase(
      "hierarchy",
      "The color of Text “Central”, Text “Airport” and 5 more changed: #000000 → #3C3C4399."),
    EditCase(
      "redacted",
      """
      A redaction was added to Text “Central”, Text “9:41” and 10 more.
        3 × RoundedRectangle in TrainRow are 2.5 to 5 pt narrower, because a redaction was added.
      """),
    EditCase(
      "symbol",
      """
      Image “tram.fill” is now “bus.fill”.
        Text “Central” moved 4.5 pt right, because Image “bus.fill” has another size.
      """),
    EditCase(
      "symbolSize",
      """
      The font of Image “tram.fill” changed: 15 regular → 20 regular.
        Text “Central” moved 5 pt right, because Image “tram.fill” grew.
        TrainRow “S1”, TrainRow “S3” and TrainRow “U2” moved 3.25 pt down, because Image “tram.fill” grew.
      """),
    EditCase(
      "label", "The accessibility label of Image “tram.fill” changed: “tram.fill” → “Trains”."),
    EditCase("title", "Text “Central” now says “Central Station”."),
    EditCase(
      "titleFont",
      """
      The font of Text “Central” changed: 17 semibold → 22 regular.
        TrainRow “S1”, TrainRow “S3” and TrainRow “U2” moved 3 pt down, because Text “Central” grew.
      """),
    EditCase("timeHierarchy", "The opacity of Text “9:41” changed: 0.6 → 0.3."),
    EditCase(
      "headerVStack",
      """
      HStack in Board is now VStack.
        TrainRow “S1”, TrainRow “S3” and TrainRow “U2” moved 21.25 pt down, because HStack in Board is now VStack.
      """),
    EditCase(
      "headerSpacing",
      """
      The spacing of HStack in Board changed: default → 4 pt.
        Text “Central” moved 4 pt left, because the spacing of HStack in Board changed.
      """),
    EditCase(
      "noIcon",
      """
      Image “tram.fill” was removed from HStack in Board, before Text “Central”.
        Text “Central” moved 23.5 pt left, because Image “tram.fill” was removed.
      """),
    EditCase("swap", "Text “Central” is now before Image “tram.fill” in Board."),
    EditCase("subtitle", "Text “Platform 2” was added to HStack in Board, before Text “9:41”."),
    EditCase(
      "noSpacer",
      """
      A Spacer was removed from HStack in Board, before Text “9:41”.
        Text “9:41” moved 191.5 pt left, because a Spacer was removed.
      """),
    EditCase("spacerMin", "The least length of the Spacer in HStack in Board changed: 8 → 60 pt."),
    EditCase(
      "rowSpacing",
      """
      The spacing of HStack in TrainRow changed: 8 → 12 pt, in 3 places.
        Text “Airport”, Text “Old Town” and 2 more moved 4 to 8 pt right, because the spacing changed.
      """),
    EditCase(
      "weight",
      """
      The font of Text “S1”, Text “S3” and Text “U2” changed: 12 bold → 12 heavy.
        Text “Airport”, Text “Old Town” and 2 more moved 0.5 pt right, because the font changed.
        3 × RoundedRectangle in TrainRow are 0.5 pt wider, because the font changed.
      """),
    EditCase(
      "chipPad",
      """
      The padding of Text “S1”, Text “S3” and Text “U2” changed: 5 → 8 pt (leading and trailing).
        Text “Airport”, Text “Old Town” and 2 more moved 6 pt right, because the padding changed.
        3 × RoundedRectangle in TrainRow are 6 pt wider, because the padding changed.
      """),
    EditCase(
      "chipColor",
      "The color of RoundedRectangle in TrainRow changed: #008033 → #800080, in 3 places."),
    EditCase(
      "chipRadius",
      "The corner radius of RoundedRectangle in TrainRow changed: 4 → 7.25 pt, in 3 places."),
    EditCase(
      "destTwoLines",
      """
      VStack was put around Text “Airport”, and 2 more alike.
        HStack “Central”, RoundedRectangle in TrainRow and 2 more moved 13.5 to 20.25 pt up, because containers were added.
        TrainRow “U2” moved 13.5 pt down, because VStack was put around Text “Old Town”.
      The line limit of Text “Airport”, Text “Old Town” and Text “University” changed: 1 → none.
      Text “on time” was added to VStack in TrainRow, after Text “Airport”, and 2 more alike.
      """),
    EditCase(
      "destFont",
      """
      The font of Text “Airport”, Text “Old Town” and Text “University” changed: 13 regular → 17 regular.
        HStack “Central”, RoundedRectangle in TrainRow and 2 more moved 4.5 to 6.75 pt up, because the font changed.
        RoundedRectangle in TrainRow, Text “U2” and Text “12 min” moved 4.5 pt down, because the font changed.
        Text “late” moved 15.5 pt right and 4.5 pt down, because Text “University” grew.
      """),
    EditCase(
      "limit",
      "The line limit of Text “Airport”, Text “Old Town” and Text “University” changed: 1 → 2."),
    EditCase(
      "destFrame",
      """
      A frame was added to Text “Airport”, Text “Old Town” and Text “University”: width 40 pt, alignment leading.
        Text “Airport” now truncates (“Airp…”), because a frame was added.
        Text “Old Town” now truncates (“Old…”), because a frame was added.
        Text “University” now truncates (“Univ…”), because a frame was added.
        Text “late” moved 20.5 pt left, because Text “University” has a frame now.
      """),
    EditCase(
      "destOpacity",
      "The opacity of Text “Airport”, Text “Old Town” and Text “University” changed: 1 → 0.6."),
    EditCase("branch", "Text “late” was replaced by Image “exclamationmark.triangle.fill”."),
    EditCase(
      "format",
      """
      Text “4 min” now says “4:00”.
      Text “9 min” now says “9:00”.
      Text “12 min” now says “12:00”.
      """),
    EditCase(
      "mono",
      "The digits of Text “4 min”, Text “9 min” and Text “12 min” changed: proportional → monospaced."
    ),
    EditCase(
      "minOffset", "An offset was added to Text “4 min”, Text “9 min” and Text “12 min”: y 2 pt."),
    EditCase(
      "rowPad",
      """
      A padding was added to HStack in TrainRow: 3 pt (top and bottom), in 3 places.
        HStack “Central” moved 9 pt up, because HStack in TrainRow has a padding now.
        TrainRow “U2” moved 6 pt down, because HStack in TrainRow has a padding now.
      """),
    EditCase("rowBackground", "Rectangle was added behind HStack in TrainRow, in 3 places."),
  ])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(arguments: [
    EditCase(
      "title,chipColor,padTop",
      """
      The padding of VStack in Board changed: 0 → 6 pt (top).
      Text “Central” now says “Central Station”.
      The color of RoundedRectangle in TrainRow changed: #008033 → #800080, in 3 places.
      """),
    EditCase(
      "rowPad,chipColor,data",
      """
      A padding was added to HStack in TrainRow: 3 pt (top and bottom), in 3 places.
        HStack “Central” moved 9 pt up, because HStack in TrainRow has a padding now.
        TrainRow “U2” moved 6 pt down, because HStack in TrainRow has a padding now.
      The color of RoundedRectangle in TrainRow changed: #008033 → #800080, in 3 places.
      Text “9 min” now says “11 min”.
      """),
    EditCase(
      "rowMiddle,titleFont",
      """
      The font of Text “Central” changed: 17 semibold → 22 regular.
      TrainRow “M5” was added to VStack in Board, before TrainRow “S3”.
        HStack “Central” and TrainRow “S1” moved 8 to 11 pt up, because TrainRow “M5” was added.
        TrainRow “S3” and TrainRow “U2” moved 14 pt down, because TrainRow “M5” was added.
      """),
    EditCase(
      "rowRemoved,chipPad",
      """
      TrainRow “S3” was removed from VStack in Board, before TrainRow “U2”.
        HStack “Central” and Text “4 min” moved 11 pt down, because TrainRow “S3” was removed.
        Text “Airport” moved 6 pt right and 11 pt down, because TrainRow “S3” was removed.
        Text “University” and Text “late” moved 6 pt right and 11 pt up, because TrainRow “S3” was removed.
        Text “12 min” moved 11 pt up, because TrainRow “S3” was removed.
      The padding of Text “S1” and Text “U2” changed: 5 → 8 pt (leading and trailing).
        2 × RoundedRectangle in TrainRow are 6 pt wider, because the padding changed.
      """),
    EditCase(
      "spacing,destFont",
      """
      The spacing of VStack in Board changed: 6 → 10 pt.
        HStack “Central” and TrainRow “S1” moved 6.5 to 12.75 pt up, because the spacing of VStack in Board changed.
        TrainRow “S3”, RoundedRectangle in TrainRow and 2 more moved 2 to 10.5 pt down, because the spacing of VStack in Board changed.
      The font of Text “Airport”, Text “Old Town” and Text “University” changed: 13 regular → 17 regular.
        Text “late” moved 15.5 pt right and 10.5 pt down, because Text “University” grew.
      """),
    EditCase(
      "noIcon,rowSpacing",
      """
      Image “tram.fill” was removed from HStack in Board, before Text “Central”.
        Text “Central” moved 23.5 pt left, because Image “tram.fill” was removed.
      The spacing of HStack in TrainRow changed: 8 → 12 pt, in 3 places.
        Text “Airport”, Text “Old Town” and 2 more moved 4 to 8 pt right, because the spacing changed.
      """),
    EditCase(
      "divider,footer",
      """
      Divider was added to VStack in Board, before TrainRow “S1”.
      Text “Updated 9:41” was added to VStack in Board, after TrainRow “U2”.
        HStack “Central”, TrainRow “S1” and 2 more moved 6.5 to 13 pt up, because Text “Updated 9:41” was added.
      """),
    EditCase(
      "swap,titleFont",
      """
      Text “Central” is now before Image “tram.fill” in Board.
      The font of Text “Central” changed: 17 semibold → 22 regular.
      """),
    EditCase(
      "rowMoved,data",
      """
      TrainRow “S1” is now after TrainRow “U2” in Board.
      Text “12 min” now says “11 min”.
      """),
    EditCase(
      "data,chipRadius,rowBackground",
      """
      Rectangle was added behind HStack in TrainRow, in 3 places.
      The corner radius of RoundedRectangle in TrainRow changed: 4 → 7.25 pt, in 3 places.
      Text “9 min” now says “11 min”.
      """),
    EditCase(
      "headerVStack,chipColor",
      """
      HStack in Board is now VStack.
        TrainRow “S1”, TrainRow “S3” and TrainRow “U2” moved 21.25 pt down, because HStack in Board is now VStack.
      The color of RoundedRectangle in TrainRow changed: #008033 → #800080, in 3 places.
      """),
    EditCase(
      "rowMiddle,data",
      """
      TrainRow “M5” was added to VStack in Board, before TrainRow “S3”.
        HStack “Central” and TrainRow “S1” moved 11 pt up, because TrainRow “M5” was added.
        TrainRow “S3” and TrainRow “U2” moved 11 pt down, because TrainRow “M5” was added.
      """),
    EditCase(
      "rowRemoved,rowMoved",
      """
      TrainRow “S3” was removed from VStack in Board, before TrainRow “U2”.
        HStack “Central” moved 11 pt down, because TrainRow “S3” was removed.
      TrainRow “U2” is now before TrainRow “S1” in Board.
      """),
    EditCase(
      "footer,padTop",
      """
      The padding of VStack in Board changed: 0 → 6 pt (top).
      Text “Updated 9:41” was added to VStack in Board, after TrainRow “U2”.
      """),
    EditCase(
      "subtitle,symbolSize",
      """
      The font of Image “tram.fill” changed: 15 regular → 20 regular.
        Text “Central” moved 5 pt right, because Image “tram.fill” grew.
      Text “Platform 2” was added to HStack in Board, before Text “9:41”.
        TrainRow “S1”, TrainRow “S3” and TrainRow “U2” moved 3.25 pt down, because Text “Platform 2” was added.
      """),
    EditCase(
      "stackAlignment,title",
      """
      The alignment of VStack in Board changed: leading → center.
      Text “Central” now says “Central Station”.
      """),
    EditCase(
      "headerSpacing,titleFont",
      """
      The spacing of HStack in Board changed: default → 4 pt.
      The font of Text “Central” changed: 17 semibold → 22 regular.
        TrainRow “S1”, TrainRow “S3” and TrainRow “U2” moved 3 pt down, because Text “Central” grew.
      """),
    EditCase(
      "weight,chipRadius",
      """
      The corner radius of RoundedRectangle in TrainRow changed: 4 → 7.25 pt, in 3 places.
      The font of Text “S1”, Text “S3” and Text “U2” changed: 12 bold → 12 heavy.
        Text “Airport”, Text “Old Town” and 2 more moved 0.5 pt right, because the font changed.
        3 × RoundedRectangle in TrainRow are 0.5 pt wider, because the font changed.
      """),
    EditCase(
      "rounded,titleFont",
      """
      The font of Image “tram.fill”, Text “9:41” and 10 more changed: now rounded.
      The font of Text “Central” changed: 17 semibold → 22 regular rounded.
        TrainRow “S1”, TrainRow “S3” and TrainRow “U2” moved 3 pt down, because Text “Central” grew.
      """),
    EditCase(
      "rowBackground,rowPad",
      """
      Rectangle was added behind HStack in TrainRow, in 3 places.
      A padding was added to HStack in TrainRow: 3 pt (top and bottom), in 3 places.
        HStack “Central” moved 9 pt up, because HStack in TrainRow has a padding now.
        TrainRow “U2” moved 6 pt down, because HStack in TrainRow has a padding now.
      """),
    EditCase(
      "branch,format",
      """
      Text “4 min” now says “4:00”.
      Text “9 min” now says “9:00”.
      Text “late” was replaced by Image “exclamationmark.triangle.fill”.
      Text “12 min” now says “12:00”.
      """),
    EditCase(
      "mono,format",
      """
      Text “4 min” now says “4:00”.
      The digits of Text “4:00”, Text “9:00” and Text “12:00” changed: proportional → monospaced.
      Text “9 min” now says “9:00”.
      Text “12 min” now says “12:00”.
      """),
    EditCase(
      "destOpacity,destFont",
      """
      The font of Text “Airport”, Text “Old Town” and Text “University” changed: 13 regular → 17 regular.
        HStack “Central”, RoundedRectangle in TrainRow and 2 more moved 4.5 to 6.75 pt up, because the font changed.
        RoundedRectangle in TrainRow, Text “U2” and Text “12 min” moved 4.5 pt down, because the font changed.
        Text “late” moved 15.5 pt right and 4.5 pt down, because Text “University” grew.
      The opacity of Text “Airport”, Text “Old Town” and Text “University” changed: 1 → 0.6.
      """),
    EditCase(
      "rowMiddle,footer,divider",
      """
      Divider was added to VStack in Board, before TrainRow “S1”.
      TrainRow “M5” was added to VStack in Board, before TrainRow “S3”.
        HStack “Central” and TrainRow “S1” moved 17.5 to 24 pt up, because TrainRow “M5” was added.
        TrainRow “S3” and TrainRow “U2” moved 4.5 pt down, because TrainRow “M5” was added.
      Text “Updated 9:41” was added to VStack in Board, after TrainRow “U2”.
      """),
  ])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
