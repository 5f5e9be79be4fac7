import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// Shapes, gradients, effects, drawings.
@Suite @MainActor struct SkyEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Sky(e: made), width: 338)
  }

  @Test(arguments: [
    EditCase(
      "zAlign",
      """
      The alignment of ZStack in Sky changed: topLeading → bottomTrailing.
        Circle in Sky moved 54 pt right and 76.52 pt down, because the alignment of ZStack in Sky changed.
      """),
    EditCase("zOrder", "VStack is now behind Circle in Sky."),
    EditCase("badge", "Circle was added to ZStack in Sky, after VStack."),
    EditCase("bgSolid", "LinearGradient in ContainerBackground was replaced by Color."),
    EditCase(
      "stops", "The gradient of LinearGradient in ContainerBackground changed: #80CCFF → #FFCC80."),
    EditCase(
      "gradientEnd",
      "The gradient of LinearGradient in ContainerBackground changed: end point bottom → bottomTrailing."
    ),
    EditCase("shape", "Circle in Sky was replaced by RoundedRectangle."),
    EditCase("sunWidth", "The frame of Circle in Sky changed: width 60 → 80 pt."),
    EditCase("opacity", "The opacity of Circle in Sky changed: 1 → 0.7."),
    EditCase("offset", "The offset of Circle in Sky changed: x 0 → 12 pt."),
    EditCase("shadow", "The shadow of Circle in Sky changed: radius 2 → 6 pt."),
    EditCase("blur", "A blur was added to Circle in Sky: radius 3 pt."),
    EditCase("rotation", "The rotation of Circle in Sky changed: 0° → 15°."),
    EditCase("scale", "A scale was added to Circle in Sky: 1.2."),
    EditCase("blend", "The blend mode of Circle in Sky changed: normal → multiply."),
    EditCase(
      "clip",
      "A clip shape was added to Circle in Sky: rounded rectangle, corner radius 30 pt, corner style continuous."
    ),
    EditCase("mask", "A mask was added to Circle in Sky."),
    EditCase("overlay", "Text “!” was added over Circle in Sky."),
    EditCase("border", "Rectangle was added over Circle in Sky."),
    EditCase("grayscale", "A color effect was added to Circle in Sky."),
    EditCase("sunColor", "The color of Circle in Sky changed: #FFCC00 → #FF8000."),
    EditCase("temp", "Text “21°” now says “9°”."),
    EditCase(
      "tempSize",
      """
      The font of Text “21°” changed: 34 thin → 44 thin.
        Circle in Sky moved 6 pt up, because Text “21°” grew.
        Text “Partly cloudy”, Ring and HStack “9” moved 6 pt down, because Text “21°” grew.
      """),
    EditCase(
      "long",
      """
      Text “Partly cloudy” now says “Partly cloudy with a chance of rain in t…”.
        Text “Partly cloudy with a chance of rain in t…” now truncates (“…ce of rain in the late aftern…”), because the text is longer.
        Circle in Sky, Text “21°” and 2 more moved 93.25 pt left, because Text “Partly cloudy with a chance of rain in t…” grew.
      """),
    EditCase(
      "wordsLimit", of: "long",
      "The line limit of Text “Partly cloudy with a chance of rain in t…” changed: 2 → 1."),
    EditCase(
      "fixed", of: "long",
      """
      A fixed size was added to Text “Partly cloudy with a chance of rain in t…”: horizontal and vertical.
        Text “Partly cloudy with a chance of rain in t…” no longer truncates, because a fixed size was added.
        Circle in Sky, Text “21°” and 2 more moved 5.75 pt left, because Text “Partly cloudy with a chance of rain in t…” has a fixed size now.
      """),
    EditCase(
      "hAlign",
      """
      The alignment of HStack in Sky changed: center → bottom.
        VStack “9” in Sky, VStack “10” in Sky and 2 more moved 6 pt down, because the alignment of HStack in Sky changed.
      """),
    EditCase(
      "hourSpacing",
      """
      The spacing of VStack in Sky changed: 2 → 5 pt, in 5 places.
        Circle in Sky, Text “21°” and 7 more moved 1.5 to 3 pt up, because the spacing changed.
        4 × Image “sun.max” and Text “35%” moved 1.5 to 3 pt down, because the spacing changed.
      """),
    EditCase(
      "oneSymbol",
      """
      Image “sun.max” is now “cloud.rain”.
        Circle in Sky, Text “21°” and 4 more moved 1 pt right, because Image “cloud.rain” shrank.
        Text “11” moved 0.25 pt down, because Image “cloud.rain” shrank.
        VStack “12” in Sky and VStack “13” in Sky moved 1 pt left, because Image “cloud.rain” shrank.
      """),
    EditCase(
      "hourWidth",
      """
      A frame was added to VStack in Sky: maxWidth infinity, in 5 places.
        Circle in Sky, Text “21°” and 2 more moved 96 pt left, because a frame was added.
      """),
    EditCase("trim", "The trim of Circle in Ring changed: 0 to 0.7 → 0 to 0.4."),
    EditCase("lineWidth", "The line width of Circle in Ring changed: 4 → 6 pt."),
    EditCase("cap", "The line cap of Circle in Ring changed: round → butt."),
    EditCase("dash", "The dash of Circle in Ring changed: none → 4 2."),
    EditCase("canvas", "What Canvas in Ring draws has another outline."),
    EditCase("path", "What Path in Ring draws has another outline."),
  ])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(arguments: [
    EditCase(
      "sunColor,temp,shadow",
      """
      The color of Circle in Sky changed: #FFCC00 → #FF8000.
      The shadow of Circle in Sky changed: radius 2 → 6 pt.
      Text “21°” now says “9°”.
      """),
    EditCase(
      "stops,zAlign",
      """
      The gradient of LinearGradient in ContainerBackground changed: #80CCFF → #FFCC80.
      The alignment of ZStack in Sky changed: topLeading → bottomTrailing.
        Circle in Sky moved 54 pt right and 76.52 pt down, because the alignment of ZStack in Sky changed.
      """),
    EditCase(
      "opacity,rotation,scale",
      """
      A scale was added to Circle in Sky: 1.2.
      The rotation of Circle in Sky changed: 0° → 15°.
      The opacity of Circle in Sky changed: 1 → 0.7.
      """),
    EditCase(
      "trim,lineWidth",
      """
      The line width of Circle in Ring changed: 4 → 6 pt.
      The trim of Circle in Ring changed: 0 to 0.7 → 0 to 0.4.
      """),
    EditCase(
      "sunWidth,tempSize",
      """
      The frame of Circle in Sky changed: width 60 → 80 pt.
      The font of Text “21°” changed: 34 thin → 44 thin.
        Text “Partly cloudy”, Ring and HStack “9” moved 6 pt down, because Text “21°” grew.
      """),
    EditCase(
      "zOrder,overlay",
      """
      VStack is now behind Circle in Sky.
      Text “!” was added over Circle in Sky.
      """),
    EditCase(
      "long,oneSymbol",
      """
      Text “Partly cloudy” now says “Partly cloudy with a chance of rain in t…”.
        Text “Partly cloudy with a chance of rain in t…” now truncates (“…ce of rain in the late aftern…”), because the text is longer.
        Circle in Sky, Text “21°” and 5 more moved 93.25 to 95.25 pt left, because Text “Partly cloudy with a chance of rain in t…” grew.
        VStack “11” in Sky moved 94.25 pt left and 0.25 pt down, because Text “Partly cloudy with a chance of rain in t…” grew.
      Image “sun.max” is now “cloud.rain”.
      """),
    EditCase(
      "mask,sunColor",
      """
      The color of Circle in Sky changed: #FFCC00 → #FF8000.
      A mask was added to Circle in Sky.
      """),
    EditCase(
      "canvas,path,trim",
      """
      The trim of Circle in Ring changed: 0 to 0.7 → 0 to 0.4.
      What Canvas in Ring draws has another outline.
      What Path in Ring draws has another outline.
      """),
    EditCase(
      "fixed,tempSize",
      """
      The font of Text “21°” changed: 34 thin → 44 thin.
        Circle in Sky moved 6 pt up, because Text “21°” grew.
        Ring and HStack “9” moved 6 pt down, because Text “21°” grew.
      A fixed size was added to Text “Partly cloudy”: horizontal and vertical.
      """),
  ])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
