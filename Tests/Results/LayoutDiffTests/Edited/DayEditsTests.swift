import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// Two texts of one container, and a trailing column.
@Suite @MainActor struct DayEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Day(e: made), width: 158)
  }

  @Test(arguments: [
    EditCase(
      "day",
      """
      Text “Friday” now says “Saturday”.
        HStack “Lunch” moved 2 pt right, because Text “Saturday” grew.
      Text “9” now says “10”.
      """),
    EditCase(
      "event",
      """
      Text “Lunch” now says “Dinner with the whole family”.
        Text “Dinner with the whole family” now truncates (“Dinner with th…”), because the text is longer.
        Text “Friday” and Text “9” moved 57 pt right, because Text “Dinner with the whole family” grew.
      """),
    EditCase(
      "eventHeight",
      """
      The frame of HStack in Day changed: height 30 → 40 pt.
        Text “Friday” and Text “9” moved 5 pt up, because the frame of HStack in Day changed.
        RoundedRectangle in Day is 10 pt taller, because the frame of HStack in Day changed.
      """),
    EditCase("place", "The frame of VStack in Day changed: alignment topLeading → bottomLeading."),
    EditCase("pad", "The padding of VStack in Day changed: 10 → 14 pt."),
  ])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(arguments: [
    EditCase(
      "day,event,eventTime",
      """
      Text “Friday” now says “Saturday”.
      Text “9” now says “10”.
      Text “Lunch” now says “Dinner with the whole family”.
        Text “Dinner with the whole family” now truncates (“Dinner with th…”), because the text is longer.
      Text “12–13” now says “19–22”.
      """),
    EditCase(
      "pad,calendar,event",
      """
      The padding of VStack in Day changed: 10 → 14 pt.
        HStack “Dinner with the whole family” moved 4 pt right, because the padding of VStack in Day changed.
      The color of RoundedRectangle in Day changed: #FF0000 → #0000FF.
      Text “Lunch” now says “Dinner with the whole family”.
        Text “Dinner with the whole family” now truncates (“Dinner with…”), because the text is longer.
        Text “Friday” and Text “9” moved 46 pt right, because Text “Dinner with the whole family” grew.
      """),
    EditCase(
      "place,day",
      """
      The frame of VStack in Day changed: alignment topLeading → bottomLeading.
      Text “Friday” now says “Saturday”.
      Text “9” now says “10”.
      """),
    EditCase(
      "eventHeight,calendar",
      """
      The frame of HStack in Day changed: height 30 → 40 pt.
        Text “Friday” and Text “9” moved 5 pt up, because the frame of HStack in Day changed.
        RoundedRectangle in Day is 10 pt taller, because the frame of HStack in Day changed.
      The color of RoundedRectangle in Day changed: #FF0000 → #0000FF.
      """),
    EditCase(
      "day,pad",
      """
      The padding of VStack in Day changed: 10 → 14 pt.
      Text “Friday” now says “Saturday”.
      Text “9” now says “10”.
      """),
    EditCase(
      "event,eventHeight",
      """
      The frame of HStack in Day changed: height 30 → 40 pt.
        RoundedRectangle in Day is 10 pt taller, because the frame of HStack in Day changed.
      Text “Lunch” now says “Dinner with the whole family”.
        Text “Dinner with the whole family” now truncates (“Dinner with th…”), because the text is longer.
        Text “Friday” and Text “9” moved 57 pt right and 5 pt up, because Text “Dinner with the whole family” grew.
      """),
  ])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
