import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct FaceTests {
  private func run(_ font: (inout FontDescriptor) -> Void) -> GlyphRun {
    set("Agx", font: font).lines[0].runs[0]
  }

  /// SF changes between 17 and 28 points.
  @Test func theOpticalSizeGoesAsSFs() throws {
    let face = run { $0.weight = 600 }.face.face
    #expect(face.variations == [.init("opsz", 14), .init("wght", 600)])
    let small = try set("A", size: 11).lines.element(0).runs.element(0).face.face
    #expect(small.variations == [.init("opsz", 14), .init("wght", 400)])
    let large = try set("A", size: 60).lines.element(0).runs.element(0).face.face
    #expect(large.variations == [.init("opsz", 27), .init("wght", 400)])
    let own = try set("A", size: 20, font: { $0.design = .serif }).lines.element(0).runs.element(0)
      .face.face
    #expect(own.variations.first == .init("opsz", 20))
  }

  /// 1443 of 2048 is SF's capital; Inter's is 1490 of 2048.
  @Test func capitalsAreAsHighAsSFs() {
    #expect(abs(run { _ in }.size * 1490 / 2048 - 17 * 1443 / 2048) < 0.02)
  }

  @Test func designsHaveTheirFonts() {
    #expect(run { $0.design = .rounded }.face.face.identifier == "Nunito-3.602-fitted")
    #expect(run { $0.design = .serif }.face.face.identifier == "SourceSerif4-4.4")
    #expect(run { $0.design = .monospaced }.face.face.identifier == "JetBrainsMono-2.211")
    #expect(run { $0.isItalic = true }.face.face.identifier == "Inter-Italic-4.1-fitted")
  }

  /// SF has no ligatures of Latin letters: each has its own glyph, in every design that stands in for it.
  @Test(arguments: [FontDescriptor.Design.default, .rounded], ["fi", "ffl"])
  func lettersDontJoin(_ design: FontDescriptor.Design, _ text: String) throws {
    let run = try set(text, font: { $0.design = design }).lines.element(0).runs.element(0)
    #expect(run.glyphs.count == text.count)
  }

  /// SF Mono's zero has a stroke through it (lunij/netbob @1ccfa16, ListViewTests): `zero.zero`, the 546th glyph of the
  /// pinned font, where its dotted zero is the 536th.
  @Test func monospacedZerosHaveAStroke() throws {
    let layout = set("0a0", size: 10, font: { $0.design = .monospaced })
    let glyphs = try layout.lines.element(0).runs.element(0).glyphs
    #expect(glyphs.count == 3)
    #expect(glyphs.first?.id == 546)
    #expect(glyphs.last?.id == 546)
  }

  /// `monospacedSystemFont` at 10 points advances 6.181640625.
  @Test func monospacedLettersAreAsWideAsSFMonos() throws {
    let layout = set("iW0.->|", size: 10, font: { $0.design = .monospaced })
    #expect(try abs(layout.lines.element(0).width - 7 * 6.181640625) < 0.01)
  }

  /// SF Mono's stems in ems: 3.49 pixels of 42.2 in regular code (gonzalezreal/textual @01b5187, codeBlock), 3.05 of 24 in
  /// semibold and 8.7 of 60 in bold digits (delikat/ClaudeUsageWidget @a57a74b, claude-large). The substitute's are 0.0765 at
  /// 300, 0.0869 at 400, 0.1207 at 700 and 0.1448 at 800 where its capitals are as high.
  @Test(arguments: [(400.0, 0.0827), (600, 0.127), (700, 0.145)])
  func monospacedStemsAreAsHeavyAsSFMonos(_ weight: Double, _ stem: Double) throws {
    let face = run {
      $0.design = .monospaced
      $0.weight = weight
    }.face.face
    let position = try #require(face.variations.first { $0.tag == "wght" }).value
    let known = [(300.0, 0.0765), (400, 0.0869), (700, 0.1207), (800, 0.1448)]
    let upper = try #require(known.firstIndex { $0.0 >= position })
    let (low, high) = (known[max(upper - 1, 0)], known[upper])
    let share = high.0 > low.0 ? (position - low.0) / (high.0 - low.0) : 0
    #expect(abs(low.1 + share * (high.1 - low.1) - stem) < 0.0015)
  }

  /// 20 point bold rounded digits in home-assistant/iOS @d722d78, energyWidgetSystemMedium, from the end of the arrow's
  /// image to `kWh`, less the spacing and the bearing of k. `18` at 30 points semibold has 31 points of
  /// ink; by the position of its neighbour its advance is 34 (calendarWidget, systemMedium).
  @Test(arguments: [("12,2", 40.8), ("48,6", 45.8), ("35,5", 44.6), ("0,9", 32.5)])
  func roundedDigitsAreAsWideAsSFs(_ text: String, _ width: CGFloat) throws {
    let layout = set(
      text, size: 20,
      font: {
        $0.design = .rounded
        $0.weight = 700
      })
    #expect(try abs(layout.lines.element(0).width - width) < 0.5)
    let day = set(
      "18", size: 30,
      font: {
        $0.design = .rounded
        $0.weight = 600
      })
    #expect(try abs(day.lines.element(0).width - 34) < 0.2)
  }

  /// Two figures without data in energyWidgetSystemMediumSnapshot (nodata) of home-assistant/iOS @d722d78: the ink
  /// of each `—` at 20 points bold is 20 points long and begins at the text's edge, and `kWh` begins 3 points
  /// farther than after SF's own dash, which is 0.85 ems wide.
  @Test func aRoundedDashIsAnEm() throws {
    let layout = set(
      "—", size: 20,
      font: {
        $0.design = .rounded
        $0.weight = 700
      })
    // 62 pixels, three a point, by where the second dash of the row begins.
    #expect(try layout.lines.element(0).width > 61 / 3.0)
    #expect(try layout.lines.element(0).width <= 62 / 3.0)
  }

  /// The times of the same calendar, 11 points: from the middle of one glyph to that of another.
  @Test func timesAndDashesLieAsApples() {
    func width(_ text: String) -> CGFloat { set(text, size: 11).lines[0].width }
    // The pause between 10:00 and AM is 4.9 pixels at three a point, half a space.
    #expect(abs(width("0\u{202F}A") - width("0") - width("A") - 1.607) < 0.02)
    #expect(abs(width("–") - 6.5) < 0.1)
    #expect(abs(width("·") - width(".")) < 0.001)
  }

  /// `1.000.` at 16 points with monospaced digits in gonzalezreal/textual @01b5187, decimalList: the left edges of the stops
  /// are 100 pixels apart, three a point, and the text is five pixels wider than with the kerning of other digits.
  @Test func monospacedDigitsHaveNoKerning() throws {
    func width(_ text: String) throws -> CGFloat {
      try set(text, size: 16, font: { $0.monospacedDigits = true }).lines.element(0).width
    }
    let sum = try width("1") + 2 * width(".") + 3 * width("0")
    #expect(try abs(width("1.000.") - sum) < 0.01)
    #expect(try abs(width(".000") - 100 / 3.0) < 0.5)
  }

  /// 2:20:13 at 13 points with monospaced digits: 46 points of ink (compactTrailingSnapshots).
  @Test func monospacedDigitsAreAsWideAsApples() throws {
    let layout = set("2:20:13", size: 13, font: { $0.monospacedDigits = true })
    #expect(try abs(layout.lines.element(0).width - 46 - 1.9) < 0.5)
  }

  /// As wide as `+`, not as 0, which is wider than it in bold: `40%` at 17 points semibold ends at 344 points, and its ink
  /// begins at 307, 0.95 points after its origin (home-assistant/iOS @d722d78, liveActivity).
  @Test func boldMonospacedDigitsAreAsWideAsSigns() throws {
    func width(_ text: String, isMonospaced: Bool) throws -> CGFloat {
      try set(
        text,
        font: {
          $0.weight = 600
          $0.monospacedDigits = isMonospaced
        }
      ).lines.element(0).width
    }
    #expect(try abs(width("40%", isMonospaced: true) - 37.95) < 0.15)
    #expect(try abs(width("8", isMonospaced: true) - width("+", isMonospaced: false)) < 0.01)
  }

  /// SF's 1 has no foot among digits of equal width either: 2:20:13 in the same picture.
  @Test func monospacedDigitsHaveTheShapesOfOthers() {
    func glyphs(_ isMonospaced: Bool) -> [UInt32] {
      set("2:20:13", font: { $0.monospacedDigits = isMonospaced }).lines[0].runs[0].glyphs.map(\.id)
    }
    #expect(glyphs(true) == glyphs(false))
  }

  /// The colon of 9:41 is in the middle of the digits' height, as on the Lock Screen.
  @Test func aColonBetweenDigitsIsLifted() throws {
    let time = try set("9:41").lines.element(0).runs.element(0).glyphs.element(1).id
    let word = try set("a:b").lines.element(0).runs.element(0).glyphs.element(1).id
    #expect(time != word)
    #expect(try set("9: 41").lines.element(0).runs.element(0).glyphs.element(1).id == word)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    func width(_ text: String) -> CGFloat {
      set(text, font: { $0.monospacedDigits = true }).lines[0].width
    }
    #expect(abs(width("1111") - width("8888")) < 0.001)
    #expect(abs(set("1111").lines[0].width - set("8888").lines[0].width) > 1)
  }

  @Test func smallCapitalsAreCapitalsDrawnSmaller() throws {
    let runs = try set("Ab", font: { $0.smallCaps = true }).lines.element(0).runs
    #expect(runs.map(\.text) == ["A", "b"])
    #expect(try runs.element(1).size < runs.element(0).size)
    #expect(
      try runs.element(1).glyphs.element(0).id
        == set("B").lines.element(0).runs.element(0).glyphs.element(0).id)
  }

  @Test func anUnknownFamilyFallsBackToTheSystems() {
    #expect(run { $0.family = "No Such Family" }.face.face.identifier == "Inter-4.1-fitted")
  }
}
