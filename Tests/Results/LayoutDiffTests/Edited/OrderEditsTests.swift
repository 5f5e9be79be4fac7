import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// A layout of one's own, guides, grids, spacers.
@Suite @MainActor struct OrderEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Order(e: made), width: 158)
  }

  @Test(arguments: [
    EditCase(
      "gap",
      """
      The argument gap of Fan changed: 4 → 9.
        Text “two” and Text “three” moved 5 to 10 pt right, because the argument gap of Fan changed.
      """),
    EditCase(
      "slope",
      """
      The argument slope of Fan changed: 2 → 5.
        Text “one” and Text “two” moved 1.5 to 4.5 pt up, because the argument slope of Fan changed.
        Text “three”, HStack “Guide” in Order and 3 more moved 1.5 to 4.5 pt down, because the argument slope of Fan changed.
      """),
    EditCase(
      "reversed",
      """
      The argument isReversed of Fan changed: false → true.
        Text “one” moved 59 pt right and 4 pt down, because the argument isReversed of Fan changed.
        Text “two” moved 9 pt right, because the argument isReversed of Fan changed.
        Text “three” moved 50 pt left and 4 pt up, because the argument isReversed of Fan changed.
      """),
    EditCase(
      "guide",
      """
      The top alignment guide of Text “Guide” changed: -2 → -7 pt.
        Fan “one”, Text “Other” and Text “End” moved 2.5 pt up, because the top alignment guide of Text “Guide” changed.
        Grid “a”, HStack “left” in Order and Capsule in Order moved 2.5 pt down, because the top alignment guide of Text “Guide” changed.
      """),
    EditCase(
      "otherFont",
      """
      The font of Text “Other” changed: 12 regular → 17 regular.
        Fan “one” and Text “Guide” moved 2 pt up, because Text “Other” grew.
        Text “End” moved 11 pt right and 2 pt up, because Text “Other” grew.
        Grid “a”, HStack “left” in Order and Capsule in Order moved 2 pt down, because Text “Other” grew.
      """),
    EditCase(
      "guideBottom",
      """
      The top alignment guide of Text “End” changed: 14.5 → 17.5 pt.
        Fan “one” moved 1.5 pt up, because the top alignment guide of Text “End” changed.
        Text “Guide”, Text “Other” and 3 more moved 1.5 pt down, because the top alignment guide of Text “End” changed.
      """),
    EditCase(
      "gridSpacing",
      """
      The spacing of Grid in Order changed: horizontal 4 → 10 pt.
        Text “bb” and Text “d” moved 6 pt right, because the spacing of Grid in Order changed.
      """),
    EditCase("columnAlign", "The column alignment of Text “d” changed: center → trailing."),
    EditCase(
      "spacerFrame",
      """
      The frame of the Spacer in HStack “left” in Order changed: width 10 → 30 pt.
        Text “right” and Text “name” moved 20 pt right, because the frame of the Spacer in HStack “left” in Order changed.
      """),
    EditCase(
      "clear",
      """
      The frame of Color in Order changed: width 5 → 15 pt.
        Text “name” moved 10 pt right, because the frame of Color in Order changed.
      """),
    EditCase(
      "longName",
      """
      Text “name” now says “A very long name of something that canno…”.
        Text “A very long name of something that canno…” now truncates (“A very lo…”), because the text is longer.
      """),
    EditCase("share", "The frame of Capsule in Order changed: width 37.8 → 75.6 pt."),
    EditCase(
      "outerPad",
      """
      The padding of VStack in Order changed: 0 → 5 pt.
        Fan “one”, HStack “Guide” in Order and 2 more moved 5 pt right, because the padding of VStack in Order changed.
        Capsule in Order is 3 pt narrower, because the padding of VStack in Order changed.
      """),
  ])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(arguments: [
    EditCase(
      "gap,gridSpacing,guide",
      """
      The argument gap of Fan changed: 4 → 9.
        Text “two” and Text “three” moved 5 to 10 pt right and 2.5 pt up, because the argument gap of Fan changed.
      The top alignment guide of Text “Guide” changed: -2 → -7 pt.
        Text “one”, Text “Other” and Text “End” moved 2.5 pt up, because the top alignment guide of Text “Guide” changed.
        Text “a”, Text “ccc” and 2 more moved 2.5 pt down, because the top alignment guide of Text “Guide” changed.
      The spacing of Grid in Order changed: horizontal 4 → 10 pt.
        Text “bb” and Text “d” moved 6 pt right and 2.5 pt down, because the spacing of Grid in Order changed.
      """),
    EditCase(
      "longName,outerPad",
      """
      The padding of VStack in Order changed: 0 → 5 pt.
        Fan “one”, HStack “Guide” in Order and 2 more moved 5 pt right, because the padding of VStack in Order changed.
        Capsule in Order is 3 pt narrower, because the padding of VStack in Order changed.
      Text “name” now says “A very long name of something that canno…”.
        Text “A very long name of something that canno…” now truncates (“A very l…”), because the text is longer.
      """),
    EditCase(
      "spacerFrame,clear",
      """
      The frame of the Spacer in HStack “left” in Order changed: width 10 → 30 pt.
        Text “right” and Text “name” moved 20 to 30 pt right, because the frame of the Spacer in HStack “left” in Order changed.
      The frame of Color in Order changed: width 5 → 15 pt.
      """),
    EditCase(
      "gap,reversed",
      """
      The argument gap of Fan changed: 4 → 9.
        Text “one” moved 69 pt right and 4 pt down, because the argument gap of Fan changed.
        Text “two” moved 14 pt right, because the argument gap of Fan changed.
        Text “three” moved 50 pt left and 4 pt up, because the argument gap of Fan changed.
      The argument isReversed of Fan changed: false → true.
      """),
    EditCase(
      "spacerFrame,longName",
      """
      The frame of the Spacer in HStack “left” in Order changed: width 10 → 30 pt.
        Text “right” moved 20 pt right, because the frame of the Spacer in HStack “left” in Order changed.
      Text “name” now says “A very long name of something that canno…”.
        Text “A very long name of something that canno…” now truncates (“A very…”), because the text is longer.
      """),
    EditCase(
      "columnAlign,gridSpacing",
      """
      The spacing of Grid in Order changed: horizontal 4 → 10 pt.
        Text “bb” moved 6 pt right, because the spacing of Grid in Order changed.
      The column alignment of Text “d” changed: center → trailing.
      """),
    EditCase(
      "clear,guide",
      """
      The top alignment guide of Text “Guide” changed: -2 → -7 pt.
        Fan “one”, Text “Other” and Text “End” moved 2.5 pt up, because the top alignment guide of Text “Guide” changed.
        Grid “a”, Text “left” and 2 more moved 2.5 pt down, because the top alignment guide of Text “Guide” changed.
      The frame of Color in Order changed: width 5 → 15 pt.
        Text “name” moved 10 pt right and 2.5 pt down, because the frame of Color in Order changed.
      """),
  ])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
