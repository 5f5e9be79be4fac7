import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// Six rows alike, and whatever is done to texts.
@Suite @MainActor struct ScoresEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Scores(e: made), width: 338)
  }

  @Test(arguments: [
    EditCase(
      "points",
      """
      6 × Text in ScoreRow changed: “63” → “70”, “54” → “60” and 4 more.
        AnyShape behind Text “70” in ScoreRow is 0.5 pt narrower, because Text “70” shrank.
      """),
    EditCase(
      "inheritFont",
      """
      The font of Text “1.”, Text “Ann” and 16 more changed: 12 regular → 17 regular.
        3 × Wave moved 7.5 to 8 pt right and 3 to 15 pt up, because the font changed.
        3 × Wave moved 7 to 8 pt right and 3 to 15 pt down, because the font changed.
        6 × AnyShape in ScoreRow are 5.5 pt wider and 6 pt taller, because the font changed.
      """),
    EditCase("bgImage", "Color in ContainerBackground was replaced by Image “star”."),
    EditCase(
      "baseline",
      """
      The alignment of HStack in ScoreRow changed: center → firstTextBaseline, in 6 places.
        6 × Wave moved 0.82 pt up, because the alignment changed.
      """),
    EditCase(
      "noPlace",
      """
      Text “1.” was removed from HStack in ScoreRow, before Text “Ann”, and 5 more alike.
        Text “Ann”, 6 × Wave and 5 more moved 24 pt left, because Text “1.”, Text “2.” and 4 more were removed.
      """),
    EditCase(
      "placeWidth",
      """
      The frame of Text “1.”, Text “2.” and 4 more changed: width 16 → 24 pt.
        Text “Ann”, 6 × Wave and 5 more moved 8 pt right, because the frame changed.
      """),
    EditCase(
      "placeAlign",
      "The frame of Text “1.”, Text “2.” and 4 more changed: alignment trailing → leading."),
    EditCase(
      "bold",
      """
      The font of Text “Ann”, Text “Bob” and 4 more changed: 12 regular → 12 bold.
        6 × Wave moved 1 to 1.5 pt right, because the font changed.
      """),
    EditCase(
      "italic",
      "The font of Text “Ann”, Text “Bob” and 4 more changed: 12 regular → 12 regular italic."),
    EditCase(
      "underline", "The underline of Text “Ann”, Text “Bob” and 4 more changed: none → solid."),
    EditCase(
      "tracking",
      """
      The tracking of Text “Ann”, Text “Bob” and 4 more changed: 0 → 1.
        6 × Wave moved 3 pt right, because the tracking changed.
      """),
    EditCase(
      "kerning",
      """
      The kerning of Text “Ann”, Text “Bob” and 4 more changed: 0 → 0.5.
        6 × Wave moved 1 pt right, because the kerning changed.
      """),
    EditCase(
      "baseOffset", "The baseline offset of Text “Ann”, Text “Bob” and 4 more changed: 0 → 2."),
    EditCase(
      "upper",
      """
      6 × Text in ScoreRow changed: “Ann” → “ANN”, “Bob” → “BOB” and 4 more.
        6 × Wave moved 2 to 3.5 pt right, because texts changed.
      """),
    EditCase("wave", "The argument height of Wave changed: 4 → 9, in 6 places."),
    EditCase(
      "peaks", "The argument peaks of Wave changed: 0.2, 0.6, 0.4 → 0.9, 0.1, 0.4, in 6 places."),
    EditCase("crown", "Image “crown.fill” was added to HStack in ScoreRow, before Text “63”."),
    EditCase("noChip", "AnyShape behind Text in ScoreRow was removed, in 6 places."),
    EditCase(
      "chipCapsule", "The corner radius of AnyShape in ScoreRow changed: 3 → 7.25 pt, in 6 places."),
    EditCase(
      "chipShadow", "A shadow was added to Text “63”, Text “54” and 4 more: #00000054, radius 2 pt."
    ),
    EditCase(
      "dividerRow",
      """
      Divider was added to HStack in ScoreRow, after Text “63”, and 4 more alike.
        Text “1.”, Text “Ann” and 3 more moved 6.8 to 13.6 pt up, because 5 × Divider in ScoreRow were added.
        2 × AnyShape in ScoreRow, Text “63” and Text “54” moved 8.5 pt left and 6.8 to 13.6 pt up, because 5 × Divider in ScoreRow were added.
        AnyShape in ScoreRow and Text “45” moved 8.5 pt left, because 5 × Divider in ScoreRow were added.
        Text “4.”, Text “Dan” and 4 more moved 6.8 to 17 pt down, because 5 × Divider in ScoreRow were added.
        2 × AnyShape in ScoreRow, Text “36” and Text “27” moved 8.5 pt left and 6.8 to 13.6 pt down, because 5 × Divider in ScoreRow were added.
      """),
    EditCase("rowLink", "Link was put around HStack in ScoreRow, in 6 places."),
  ])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(arguments: [
    EditCase(
      "rowColor,chipShadow",
      """
      The color of Text “Ann”, Text “Bob” and 4 more changed: #000000 → #800000.
      A shadow was added to Text “63”, Text “54” and 4 more: #00000054, radius 2 pt.
      """),
    EditCase(
      "bold,points",
      """
      The font of Text “Ann”, Text “Bob” and 4 more changed: 12 regular → 12 bold.
        6 × Wave moved 1 to 1.5 pt right, because the font changed.
      6 × Text in ScoreRow changed: “63” → “70”, “54” → “60” and 4 more.
        AnyShape behind Text “70” in ScoreRow is 0.5 pt narrower, because Text “70” shrank.
      """),
    EditCase(
      "crown,noPlace",
      """
      Text “1.” was removed from HStack in ScoreRow, before Text “Ann”, and 5 more alike.
        Text “Ann”, 6 × Wave and 5 more moved 24 pt left, because Text “1.”, Text “2.” and 4 more were removed.
      Image “crown.fill” was added to HStack in ScoreRow, before Text “63”.
      """),
    EditCase(
      "placeWidth,tracking",
      """
      The frame of Text “1.”, Text “2.” and 4 more changed: width 16 → 24 pt.
        6 × Wave moved 11 pt right, because the frame changed.
      The tracking of Text “Ann”, Text “Bob” and 4 more changed: 0 → 1.
      """),
    EditCase(
      "noPlace,noChip",
      """
      Text “1.” was removed from HStack in ScoreRow, before Text “Ann”, and 5 more alike.
        Text “Ann”, 6 × Wave and 5 more moved 24 pt left, because Text “1.”, Text “2.” and 4 more were removed.
      AnyShape behind Text in ScoreRow was removed, in 6 places.
      """),
    EditCase(
      "placeWidth,placeAlign",
      """
      The frame of Text “1.”, Text “2.” and 4 more changed: width 16 → 24 pt, alignment trailing → leading.
        Text “Ann”, 6 × Wave and 5 more moved 8 pt right, because the frame changed.
      """),
    EditCase(
      "chipCapsule,points",
      """
      The corner radius of AnyShape in ScoreRow changed: 3 → 7.25 pt, in 6 places.
      6 × Text in ScoreRow changed: “63” → “70”, “54” → “60” and 4 more.
        AnyShape behind Text “70” in ScoreRow is 0.5 pt narrower, because Text “70” shrank.
      """),
    EditCase(
      "rowLink,rowColor",
      """
      Link was put around HStack in ScoreRow, in 6 places.
      The color of Text “Ann”, Text “Bob” and 4 more changed: #000000 → #800000.
      """),
  ])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
