import DisplayList
import Foundation
import Testing
import Typesetting

@Suite struct FaceTests {
  private func run(_ font: (inout FontDescriptor) -> Void) -> GlyphRun {
    set("Agx", font: font).lines[0].runs[0]
  }

  @Test func theOpticalSizeIsThePointSize() {
    let face = run { $0.weight = 600 }.face.face
    #expect(face.variations == [.init("opsz", 17), .init("wght", 600)])
    let large = set("A", size: 60).lines[0].runs[0].face.face
    #expect(large.variations == [.init("opsz", 32), .init("wght", 400)])
  }

  /// 1443 of 2048 is SF's capital; Inter's is 1490 of 2048.
  @Test func capitalsAreAsHighAsSFs() {
    #expect(abs(run { _ in }.size * 1490 / 2048 - 17 * 1443 / 2048) < 0.02)
  }

  @Test func designsHaveTheirFonts() {
    #expect(run { $0.design = .rounded }.face.face.identifier == "Nunito-3.602")
    #expect(run { $0.design = .serif }.face.face.identifier == "SourceSerif4-4.4")
    #expect(run { $0.design = .monospaced }.face.face.identifier == "JetBrainsMono-2.211")
    #expect(run { $0.isItalic = true }.face.face.identifier == "Inter-Italic-4.1")
  }

  /// `monospacedSystemFont` at 10 points advances 6.181640625.
  @Test func monospacedLettersAreAsWideAsSFMonos() {
    let layout = set("iW0.->|", size: 10, font: { $0.design = .monospaced })
    #expect(abs(layout.lines[0].width - 7 * 6.181640625) < 0.01)
  }

  /// Ink of 20 point bold rounded digits in home-assistant/iOS @d722d78, energyWidgetSystemMedium; the
  /// bearings on either side together are about an eleventh of the size.
  @Test(arguments: [("12,2", 38.8), ("48,6", 43.4), ("35,5", 42.2), ("0,9", 29.9)])
  func roundedDigitsAreAsWideAsSFs(_ text: String, _ ink: CGFloat) {
    let layout = set(
      text, size: 20,
      font: {
        $0.design = .rounded
        $0.weight = 700
      })
    #expect(abs(layout.lines[0].width - ink - 1.8) < 1.2)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    func width(_ text: String) -> CGFloat {
      set(text, font: { $0.monospacedDigits = true }).lines[0].width
    }
    #expect(abs(width("1111") - width("8888")) < 0.001)
    #expect(abs(set("1111").lines[0].width - set("8888").lines[0].width) > 1)
  }

  @Test func smallCapitalsAreCapitalsDrawnSmaller() {
    let runs = set("Ab", font: { $0.smallCaps = true }).lines[0].runs
    #expect(runs.map(\.text) == ["A", "b"])
    #expect(runs[1].size < runs[0].size)
    #expect(runs[1].glyphs[0].id == set("B").lines[0].runs[0].glyphs[0].id)
  }

  @Test func aFamilyThatNobodyHasFallsBackToTheSystems() {
    #expect(run { $0.family = "No Such Family" }.face.face.identifier == "Inter-4.1")
  }
}
