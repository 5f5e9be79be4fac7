import Foundation
import Goldens
import SwiftUI
import Testing

/// A picture, layers, a button.
@Suite @MainActor struct AlbumEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Album(e: made), width: 338)
  }

  @Test(arguments: [
    Edit("artSwap", "VStack now stands before Image “music.note” in Album."),
    Edit("maxWidth", "The frame of HStack in Album changed: maxWidth infinity → none."),
    Edit("art", "Image “music.note” is now “photo”."),
    Edit("mode", "The aspect ratio of Image “music.note” changed: contentMode fit → fill."),
    Edit(
      "artSize",
      """
      The frame of Image “music.note” changed: width 50 → 64 pt, height 50 → 64 pt.
        Text “Some words about this album that take tw…” breaks its lines elsewhere, because it is 22 pt narrower: the frame of Image “music.note” changed.
        Circle in Album and VStack “Album 2024” moved 14 pt right, because the frame of Image “music.note” changed.
      """),
    Edit("artTint", "The color of Image “music.note” changed: #800080 → #008000."),
    Edit("artBack", "RoundedRectangle was added behind Image “music.note”."),
    Edit("artCorner", "The clip shape of Image “music.note” changed: corner radius 8 → 14 pt."),
    Edit(
      "badgeAlign",
      "The alignment of Circle over Image in Album changed: topTrailing → bottomTrailing."),
    Edit("badgeColor", "The color of Circle over Image in Album changed: #FF0000 → #00FF00."),
    Edit("z", "The z index of Image “music.note” changed: 0 → 2."),
    Edit("rot3d", "A 3D rotation was added to Image “music.note”."),
    Edit("anchor", "A scale was added to Image “music.note”: 0.8."),
    Edit("hidden", "Image “music.note” was removed from HStack in Album, before VStack."),
    Edit(
      "position",
      """
      A position was added to Image “music.note”: x 40 pt, y 40 pt.
        Text “Some words about this album that take tw…” now takes 3 lines, not 2, because it is 106.5 pt narrower: Image “music.note” has a position now.
        Circle in Album and Button “Play” in Album moved 15 to 116.5 pt right and 13 to 15 pt down, because Image “music.note” has a position now.
        Text “Album 2024” and HStack “The Band” moved 116.5 pt right, because Image “music.note” has a position now.
      """),
    Edit(
      "gap",
      """
      The spacing of VStack in Album changed: 2 → 6 pt.
        HStack “The Band”, Text “Some words about this album that take tw…” and Button “Play” in Album moved 4 to 12 pt down, because the spacing of VStack in Album changed.
      """),
    Edit("part", "Text “Album 2024” now says “Album 2025”."),
    Edit("partColor", "The color of Text “Album 2024” changed: #8E8E93 → #FF383C."),
    Edit(
      "lineSpacing",
      """
      The line spacing of Text “Some words about this album that take tw…” changed: 0 → 3 pt.
        Button “Play” in Album moved 3 pt down, because the line spacing of Text “Some words about this album that take tw…” changed.
      """),
    Edit(
      "align",
      "The text alignment of Text “Some words about this album that take tw…” changed: leading → trailing."
    ),
    Edit(
      "scaleFactor",
      "The minimum scale factor of Text “Some words about this album that take tw…” changed: 1 → 0.5."
    ),
    Edit(
      "minHeight",
      """
      The frame of Text “Some words about this album that take tw…” changed: minHeight none → 60 pt.
        Image “music.note”, Circle in Album and 2 more moved 2.13 pt up, because the frame of Text “Some words about this album that take tw…” changed.
        Button “Play” in Album moved 31.36 pt down, because the frame of Text “Some words about this album that take tw…” changed.
      """),
    Edit(
      "play",
      """
      Image “play.fill” is now “pause.fill”.
      Text “Play” now says “Pause”.
        Button “Pause” in Album is 10.5 pt wider and 0.27 pt shorter, because Text “Pause” grew.
      """),
    Edit("progress", "ProgressView was added to VStack in Album, after Button “Play”."),
    Edit(
      "twoMore",
      """
      Text “one” and Text “two” were added to VStack in Album, after Button “Play”.
        Text “Some words about this album that take tw…” now truncates (“…bout this album that take two…”), because it is 13 pt shorter: Text “one” was added.
        Button “Play” in Album moved 13 pt up, because Text “one” was added.
      """),
    Edit(
      "mixed",
      """
      Capsule was added to VStack in Album, after Button “Play”.
      Text “red” was added to VStack in Album, after Button “Play”.
        Text “Some words about this album that take tw…” now truncates (“…bout this album that take two…”), because it is 13 pt shorter: Text “red” was added.
        Button “Play” in Album moved 13 pt up, because Text “red” was added.
      """),
  ])
  func oneEdit(_ edit: Edit) { edit.expect(tree) }

  @Test(arguments: [
    Edit(
      "artSize,gap",
      """
      The frame of Image “music.note” changed: width 50 → 64 pt, height 50 → 64 pt.
        Text “Some words about this album that take tw…” breaks its lines elsewhere, because it is 22 pt narrower: the frame of Image “music.note” changed.
        Circle in Album and Text “Album 2024” moved 14 pt right, because the frame of Image “music.note” changed.
        HStack “The Band” and Button “Play” in Album moved 14 pt right and 4 to 12 pt down, because the frame of Image “music.note” changed.
      The spacing of VStack in Album changed: 2 → 6 pt.
      """),
    Edit(
      "hPad,artTint,badgeColor",
      """
      The padding of HStack in Album changed: 4 → 10 pt (leading and trailing).
      The color of Image “music.note” changed: #800080 → #008000.
      The color of Circle over Image in Album changed: #FF0000 → #00FF00.
      """),
    Edit(
      "play,artist",
      """
      Text “The Band” now says “The Extraordinarily Long Named Band”.
        Image “checkmark.seal” moved 160 pt right, because Text “The Extraordinarily Long Named Band” grew.
      Image “play.fill” is now “pause.fill”.
      Text “Play” now says “Pause”.
        Button “Pause” in Album is 10.5 pt wider and 0.27 pt shorter, because Text “Pause” grew.
      """),
    Edit(
      "artSwap,badgeAlign",
      """
      VStack now stands before Image “music.note” in Album.
      The alignment of Circle over Image in Album changed: topTrailing → bottomTrailing.
      """),
    Edit(
      "artSwap,hPad",
      """
      The padding of HStack in Album changed: 4 → 10 pt (leading and trailing).
      VStack now stands before Image “music.note” in Album.
      """),
    Edit(
      "z,badgeSize",
      """
      The z index of Image “music.note” changed: 0 → 2.
      The frame of Circle over Image in Album changed: width 8 → 12 pt, height 8 → 12 pt.
      """),
    Edit(
      "hidden,part",
      """
      Image “music.note” was removed from HStack in Album, before VStack.
      Text “Album 2024” now says “Album 2025”.
      """),
    Edit(
      "artBack,artCorner",
      """
      RoundedRectangle was added behind Image “music.note”.
      The clip shape of Image “music.note” changed: corner radius 8 → 14 pt.
      """),
    Edit(
      "mixed,artist",
      """
      Text “The Band” now says “The Extraordinarily Long Named Band”.
        Image “checkmark.seal” moved 160 pt right, because Text “The Extraordinarily Long Named Band” grew.
      Capsule was added to VStack in Album, after Button “Play”.
      Text “red” was added to VStack in Album, after Button “Play”.
        Text “Some words about this album that take tw…” now truncates (“…bout this album that take two…”), because it is 13 pt shorter: Text “red” was added.
        Button “Play” in Album moved 13 pt up, because Text “red” was added.
      """),
    Edit(
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
  func editsAtOnce(_ edit: Edit) { edit.expect(tree) }
}
