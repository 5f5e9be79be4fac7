import Foundation
import Goldens
import SwiftUI
import Testing

/// Shapes, gradients, effects, drawings.
@Suite @MainActor struct SkyEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Sky(e: made), width: 338)
  }

  @Test(arguments: [
    Edit(
      "zAlign",
      """
      The alignment of ZStack in Sky changed: topLeading → bottomTrailing.
        Circle in Sky moved 54 pt right and 76.52 pt down, because the alignment of ZStack in Sky changed.
      """),
    Edit("zOrder", "VStack now stands behind Circle in Sky."),
    Edit("badge", "Circle was added to ZStack in Sky, after VStack."),
    Edit("bgSolid", "LinearGradient in ContainerBackground was replaced by Color."),
    Edit(
      "stops", "The gradient of LinearGradient in ContainerBackground changed: #80CCFF → #FFCC80."),
    Edit(
      "gradientEnd",
      "The gradient of LinearGradient in ContainerBackground changed: end point bottom → bottomTrailing."
    ),
    Edit("shape", "Circle in Sky was replaced by RoundedRectangle."),
    Edit("sunWidth", "The frame of Circle in Sky changed: width 60 → 80 pt."),
    Edit("opacity", "The opacity of Circle in Sky changed: 1 → 0.7."),
    Edit("offset", "The offset of Circle in Sky changed: x 0 → 12 pt."),
    Edit("shadow", "The shadow of Circle in Sky changed: radius 2 → 6 pt."),
    Edit("blur", "A blur was added to Circle in Sky: radius 3 pt."),
    Edit("rotation", "The rotation of Circle in Sky changed: 0° → 15°."),
    Edit("scale", "A scale was added to Circle in Sky: 1.2."),
    Edit("blend", "The blend mode of Circle in Sky changed: normal → multiply."),
    Edit(
      "clip",
      "A clip shape was added to Circle in Sky: rounded rectangle, corner radius 30 pt, corner style continuous."
    ),
    Edit("mask", "A mask was added to Circle in Sky."),
    Edit("overlay", "Text “!” was added over Circle in Sky."),
    Edit("border", "Rectangle was added over Circle in Sky."),
    Edit("grayscale", "A color effect was added to Circle in Sky."),
    Edit("sunColor", "The color of Circle in Sky changed: #FFCC00 → #FF8000."),
    Edit("temp", "Text “21°” now says “9°”."),
    Edit(
      "tempSize",
      """
      The font of Text “21°” changed: 34 thin → 44 thin.
        Circle in Sky moved 6 pt up, because Text “21°” grew.
        Text “Partly cloudy”, Ring and HStack “9” moved 6 pt down, because Text “21°” grew.
      """),
    Edit(
      "long",
      """
      Text “Partly cloudy” now says “Partly cloudy with a chance of rain in t…”.
        Text “Partly cloudy with a chance of rain in t…” now truncates (“…ce of rain in the late aftern…”), because the text is longer.
        Circle in Sky, Text “21°” and 2 more moved 93.25 pt left, because Text “Partly cloudy with a chance of rain in t…” grew.
      """),
    Edit(
      "wordsLimit", of: "long",
      "The line limit of Text “Partly cloudy with a chance of rain in t…” changed: 2 → 1."),
    Edit(
      "fixed", of: "long",
      """
      A fixed size was added to Text “Partly cloudy with a chance of rain in t…”: horizontal and vertical.
        Text “Partly cloudy with a chance of rain in t…” no longer truncates, because a fixed size was added.
        Circle in Sky, Text “21°” and 2 more moved 5.75 pt left, because Text “Partly cloudy with a chance of rain in t…” has a fixed size now.
      """),
    Edit(
      "hAlign",
      """
      The alignment of HStack in Sky changed: center → bottom.
        VStack “9” in Sky, VStack “10” in Sky and 2 more moved 6 pt down, because the alignment of HStack in Sky changed.
      """),
    Edit(
      "hourSpacing",
      """
      The spacing of VStack in Sky changed: 2 → 5 pt, in 5 places.
        Circle in Sky, Text “21°” and 7 more moved 1.5 to 3 pt up, because the spacing changed.
        4 × Image “sun.max” and Text “35%” moved 1.5 to 3 pt down, because the spacing changed.
      """),
    Edit(
      "oneSymbol",
      """
      Image “sun.max” is now “cloud.rain”.
        Circle in Sky, Text “21°” and 4 more moved 1 pt right, because Image “cloud.rain” shrank.
        Text “11” moved 0.25 pt down, because Image “cloud.rain” shrank.
        VStack “12” in Sky and VStack “13” in Sky moved 1 pt left, because Image “cloud.rain” shrank.
      """),
    Edit(
      "hourWidth",
      """
      A frame was added to VStack in Sky: maxWidth infinity, in 5 places.
        Circle in Sky, Text “21°” and 2 more moved 96 pt left, because a frame was added.
      """),
    Edit("trim", "The trim of Circle in Ring changed: 0 to 0.7 → 0 to 0.4."),
    Edit("lineWidth", "The line width of Circle in Ring changed: 4 → 6 pt."),
    Edit("cap", "The line cap of Circle in Ring changed: round → butt."),
    Edit("dash", "The dash of Circle in Ring changed: none → 4 2."),
    Edit("canvas", "What Canvas in Ring draws has another outline."),
    Edit("path", "What Path in Ring draws has another outline."),
  ])
  func oneEdit(_ edit: Edit) { edit.expect(tree) }

  @Test(arguments: [
    Edit(
      "sunColor,temp,shadow",
      """
      The color of Circle in Sky changed: #FFCC00 → #FF8000.
      The shadow of Circle in Sky changed: radius 2 → 6 pt.
      Text “21°” now says “9°”.
      """),
    Edit(
      "stops,zAlign",
      """
      The gradient of LinearGradient in ContainerBackground changed: #80CCFF → #FFCC80.
      The alignment of ZStack in Sky changed: topLeading → bottomTrailing.
        Circle in Sky moved 54 pt right and 76.52 pt down, because the alignment of ZStack in Sky changed.
      """),
    Edit(
      "opacity,rotation,scale",
      """
      A scale was added to Circle in Sky: 1.2.
      The rotation of Circle in Sky changed: 0° → 15°.
      The opacity of Circle in Sky changed: 1 → 0.7.
      """),
    Edit(
      "trim,lineWidth",
      """
      The line width of Circle in Ring changed: 4 → 6 pt.
      The trim of Circle in Ring changed: 0 to 0.7 → 0 to 0.4.
      """),
    Edit(
      "sunWidth,tempSize",
      """
      The frame of Circle in Sky changed: width 60 → 80 pt.
      The font of Text “21°” changed: 34 thin → 44 thin.
        Text “Partly cloudy”, Ring and HStack “9” moved 6 pt down, because Text “21°” grew.
      """),
    Edit(
      "zOrder,overlay",
      """
      VStack now stands behind Circle in Sky.
      Text “!” was added over Circle in Sky.
      """),
    Edit(
      "long,oneSymbol",
      """
      Text “Partly cloudy” now says “Partly cloudy with a chance of rain in t…”.
        Text “Partly cloudy with a chance of rain in t…” now truncates (“…ce of rain in the late aftern…”), because the text is longer.
        Circle in Sky, Text “21°” and 5 more moved 93.25 to 95.25 pt left, because Text “Partly cloudy with a chance of rain in t…” grew.
        VStack “11” in Sky moved 94.25 pt left and 0.25 pt down, because Text “Partly cloudy with a chance of rain in t…” grew.
      Image “sun.max” is now “cloud.rain”.
      """),
    Edit(
      "mask,sunColor",
      """
      The color of Circle in Sky changed: #FFCC00 → #FF8000.
      A mask was added to Circle in Sky.
      """),
    Edit(
      "canvas,path,trim",
      """
      The trim of Circle in Ring changed: 0 to 0.7 → 0 to 0.4.
      What Canvas in Ring draws has another outline.
      What Path in Ring draws has another outline.
      """),
    Edit(
      "fixed,tempSize",
      """
      The font of Text “21°” changed: 34 thin → 44 thin.
        Circle in Sky moved 6 pt up, because Text “21°” grew.
        Ring and HStack “9” moved 6 pt down, because Text “21°” grew.
      A fixed size was added to Text “Partly cloudy”: horizontal and vertical.
      """),
  ])
  func editsAtOnce(_ edit: Edit) { edit.expect(tree) }
}
