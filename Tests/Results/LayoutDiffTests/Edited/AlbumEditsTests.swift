import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// A picture, layers, a button.
@Suite @MainActor struct AlbumEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Album(e: made), width: 338)
  }

  @Test(arguments: [
    EditCase("artSwap", "VStack is now before Image “music.note” in Album."),
    EditCase("maxWidth", "The frame of HStack in Album changed: maxWidth infinity → none."),
    EditCase("art", "Image “music.note” is now “photo”."),
    EditCase("mode", "The aspect ratio of Image “music.note” changed: contentMode fit → fill."),
    EditCase(
      "artSize",
      """
      The frame of Image “music.note” changed: width 50 → 64 pt, height 50 → 64 pt.
        Text “Some words about this album that take tw…” breaks its lines elsewhere, because it is 22 pt narrower: the frame of Image “music.note” changed.
        Circle in Album and VStack “Album 2024” moved 14 pt right, because the frame of Image “music.note” changed.
      """),
    EditCase("artTint", "The color of Image “music.note” changed: #800080 → #008000."),
    EditCase("artBack", "RoundedRectangle was added behind Image “music.note”."),
    EditCase("artCorner", "The clip shape of Image “music.note” changed: corner radius 8 → 14 pt."),
    EditCase(
      "badgeAlign",
      "The alignment of Circle over Image in Album changed: topTrailing → bottomTrailing."),
    EditCase("badgeColor", "The color of Circle over Image in Album changed: #FF0000 → #00FF00."),
    EditCase("z", "The z index of Image “music.note” changed: 0 → 2."),
    EditCase("rot3d", "A 3D rotation was added to Image “music.note”."),
    EditCase("anchor", "A scale was added to Image “music.note”: 0.8."),
    EditCase("hidden", "Image “music.note” was removed from HStack in Album, before VStack."),
    EditCase(
      "position",
      """
      A position was added to Image “music.note”: x 40 pt, y 40 pt.
        Text “Some words about this album that take tw…” now takes 3 lines, not 2, because it is 106.5 pt narrower: Image “music.note” has a position now.
        Circle in Album and Button “Play” in Album moved 15 to 116.5 pt right and 13 to 15 pt down, because Image “music.note” has a position now.
        Text “Album 2024” and HStack “The Band” moved 116.5 pt right, because Image “music.note” has a position now.
      """),
    EditCase(
      "gap",
      """
      The spacing of VStack in Album changed: 2 → 6 pt.
        HStack “The Band”, Text “Some words about this album that take tw…” and Button “Play” in Album moved 4 to 12 pt down, because the spacing of VStack in Album changed.
      """),
    EditCase("part", "Text “Album 2024” now says “Album 2025”."),
    EditCase("partColor", "The color of Text “Album 2024” changed: #8E8E93 → #FF383C."),
    EditCase(
      "lineSpacing",
      """
      The line spacing of Text “Some words about this album that take tw…” changed: 0 → 3 pt.
        Button “Play” in Album moved 3 pt down, because the line spacing of Text “Some words about this album that take tw…” changed.
      """),
    EditCase(
      "align",
      "The text alignment of Text “Some words about this album that take tw…” changed: leading → trailing."
    ),
    EditCase(
      "scaleFactor",
      "The minimum scale factor of Text “Some words about this album that take tw…” changed: 1 → 0.5."
    ),
    EditCase(
      "minHeight",
      """
      The frame of Text “Some words about this album that take tw…” changed: minHeight none → 60 pt.
        Image “music.note”, Circle in Album and 2 more moved 2.13 pt up, because the frame of Text “Some words about this album that take tw…” changed.
        Button “Play” in Album moved 31.36 pt down, because the frame of Text “Some words about this album that take tw…” changed.
      """),
    EditCase(
      "play",
      """
      Image “play.fill” is now “pause.fill”.
      Text “Play” now says “Pause”.
        Button “Pause” in Album is 10.5 pt wider and 0.27 pt shorter, because Text “Pause” grew.
      """),
    EditCase("progress", "ProgressView was added to VStack in Album, after Button “Play”."),
    EditCase(
      "twoMore",
      """
      Text “one” and Text “two” were added to VStack in Album, after Button “Play”.
        Text “Some words about this album that take tw…” now truncates (“…bout this album that take two…”), because it is 13 pt shorter: Text “one” was added.
        Button “Play” in Album moved 13 pt up, because Text “one” was added.
      """),
    EditCase(
      "mixed",
      """
      Capsule was added to VStack in Album, after Button “Play”.
      Text “red” was added to VStack in Album, after Button “Play”.
        Text “Some words about this album that take tw…” now truncates (“…bout this album that take two…”), because it is 13 pt shorter: Text “red” was added.
        Button “Play” in Album moved 13 pt up, because Text “red” was added.
      """),
  ])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(arguments: [
    EditCase(
      "artSize,gap",
      """
      The frame of Image “music.note” changed: width 50 → 64 pt, height 50 → 64 pt.
        Text “Some words about this album that take tw…” breaks its lines elsewhere, because it is 22 pt narrower: the frame of Image “music.note” changed.
        Circle in Album and Text “Album 2024” moved 14 pt right, because the frame of Image “music.note” changed.
        HStack “The Band” and Button “Play” in Album moved 14 pt right and 4 to 12 pt down, because the frame of Image “music.note” changed.
      The spacing of VStack in Album changed: 2 → 6 pt.
      """),
    EditCase(
      "hPad,artTint,badgeColor",
      """
      The padding of HStack in Album changed: 4 → 10 pt (leading and trailing).
      The color of Image “music.note” changed: #800080 → #008000.
      The color of Circle over Image in Album changed: #FF0000 → #00FF00.
      """),
    EditCase(
      "play,artist",
      """
      Text “The Band” now says “The Extraordinarily Long Named Band”.
        Image “checkmark.seal” moved 160 pt right, because Text “The Extraordinarily Long Named Band” grew.
      Image “play.fill” is now “pause.fill”.
      Text “Play” now says “Pause”.
        Button “Pause” in Album is 10.5 pt wider and 0.27 pt shorter, because Text “Pause” grew.
      """),
    EditCase(
      "artSwap,badgeAlign",
      """
      VStack is now before Image “music.note” in Album.
      The alignment of Circle over Image in Album changed: topTrailing → bottomTrailing.
      """),
    EditCase(
      "artSwap,hPad",
      """
      The padding of HStack in Album changed: 4 → 10 pt (leading and trailing).
      VStack is now before Image “music.note” in Album.
      """),
    EditCase(
      "z,badgeSize",
      """
      The z index of Image “music.note” changed: 0 → 2.
      The frame of Circle over Image in Album changed: width 8 → 12 pt, height 8 → 12 pt.
      """),
    EditCase(
      "hidden,part",
      """
      Image “music.note” was removed from HStack in Album, before VStack.
      Text “Album 2024” now says “Album 2025”.
      """),
    EditCase(
      "artBack,artCorner",
      """
      RoundedRectangle was added behind Image “music.note”.
      The clip shape of Image “music.note” changed: corner radius 8 → 14 pt.
      """),
    EditCase(
      "mixed,artist",
      """
      Text “The Band” now says “The Extraordinarily Long Named Band”.
        Image “checkmark.seal” moved 160 pt right, because Text “The Extraordinarily Long Named Band” grew.
      Capsule was added to VStack in Album, after Button “Play”.
      Text “red” was added to VStack in Album, after Button “Play”.
        Text “Some words about this album that take tw…” now truncates (“…bout this album that take two…”), because it is 13 pt shorter: Text “red” was added.
        Button “Play” in Album moved 13 pt up, because Text “red” was added.
      """),
    EditCase(
      "position,play",
      """
      A position was added to Image “music.note”: x 40 pt, y 40 pt.
        Text “Some words about this album that take tw…” now takes 3 lines, not 2, because it is 106.5 pt narrower: Image “music.note” has a position now.
        Circle over Image in Album moved 15 pt right and 15 pt down, because Image “music.note” has a position now.
        Text “Album 2024” and HStack “The Band” moved 116.5 pt right, because Image “music.note” has a position now.
      Image “play.fill” is now “pause.fill”.
      Text “Play” now says “Pause”.
        Button “Pause” in Album is 10.5 pt wider and 0.27 pt shorter, because Text “Pause” grew.
      """),
  ])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
