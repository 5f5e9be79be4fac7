import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite struct FontWidthTests {
  private func width(_ text: String, _ percent: Double, size: CGFloat = 28) throws -> Double {
    try set(text, size: size, font: { $0.width = percent }).lines.element(0).width
  }

  /// A script for subtitles prints that 48 capitals in SF Pro Condensed take 1071 pixels at 47: 0.475 em each, where SF's
  /// own capitals are 0.57 (light) to 0.63 (black) wide.
  @Test func condensedLettersAreThreeQuartersToFourFifthsAsWide() throws {
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    let condensed = try width(alphabet, 75) / width(alphabet, 100)
    #expect((0.75...0.84).contains(condensed))
    let compressed = try width(alphabet, 60) / width(alphabet, 100)
    #expect(compressed < condensed)
    #expect(try width(alphabet, 132) > 1.2 * width(alphabet, 100))
  }

  /// CoreText's widths are 60, 75 and 132 per cent, Archivo's 62, 70 and 118 there; those between lie between.
  @Test(arguments: [(60.0, 62.0), (75, 70), (132, 118), (100, 91.05)])
  func eachWidthHasItsPosition(_ width: Double, _ position: Double) {
    #expect(abs(SubstituteFont.widthPosition(of: width) - position) < 0.01)
  }

  /// Nothing jumps at the normal width, where the font changes.
  @Test(arguments: [99.9, 100.1]) func almostNormalLettersAreAsWideAsNormalOnes(
    _ percent: Double
  ) throws {
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    #expect(try abs(width(alphabet, percent) / width(alphabet, 100) - 1) < 0.03)
  }

  /// Capitals are as high in every width: 1443 of 2048 units; the substitute's are 686 of 1000.
  @Test func capitalsAreAsHighInEveryWidth() throws {
    let run = try set("H", size: 20, font: { $0.width = 75 }).lines.element(0).runs.element(0)
    #expect(run.face.face.identifier == "Archivo-2.1")
    #expect(abs(run.size * 0.686 - 20 * 1443 / 2048) < 0.001)
  }

  /// WWDC22, “Meet the expanded San Francisco font family”: SF Pro has widths; its companions have one.
  @Test(arguments: [FontDescriptor.Design.rounded, .serif, .monospaced])
  func otherDesignsHaveOneWidth(_ design: FontDescriptor.Design) throws {
    func width(_ percent: Double) throws -> Double {
      try set(
        "Hello",
        font: {
          $0.design = design
          $0.width = percent
        }
      ).lines.element(0).width
    }
    #expect(try width(60) == width(100))
  }

  /// As in the normal width: 9:41 on the Lock Screen has its colon in the middle of the digits' height, and SF's zero has no
  /// stroke.
  @Test func digitsAreAsInTheNormalWidth() throws {
    func glyphs(_ text: String) throws -> [UInt32] {
      try set(text, font: { $0.width = 75 }).lines.element(0).runs.element(0).glyphs.map(\.id)
    }
    func lift(_ text: String) throws -> Float {
      try set(text, size: 100, font: { $0.width = 75 }).lines.element(0).runs.element(0)
        .glyphs.element(1).y
    }
    // Half of 686 − 526 units of a thousandth, drawn at 1.027 of 100 points.
    #expect(try abs(lift("9:41") + 8.2) < 0.1)
    #expect(try lift("a:b") == 0)
    let slashed = try set(
      "0",
      font: {
        $0.width = 75
        $0.features = [FontFeature("zero")]
      }
    ).lines.element(0).runs.element(0).glyphs.map(\.id)
    #expect(try glyphs("0") != slashed)
  }

  /// Letters that the narrow font lacks are drawn in the normal width, not left out.
  @Test func cyrillicLettersKeepTheNormalWidth() throws {
    let runs = try set("Aж", font: { $0.width = 75 }).lines.element(0).runs
    #expect(runs.map(\.face.face.identifier) == ["Archivo-2.1", "Inter-4.1-fitted"])
  }

  /// SF has an italic of Cyrillic letters too, no slanted upright.
  @Test func italicCyrillicLettersAreItalic() throws {
    let run = try set(
      "ж",
      font: {
        $0.width = 75
        $0.isItalic = true
      }
    ).lines.element(0).runs.element(0)
    #expect(run.face.face.identifier == "Inter-Italic-4.1-fitted")
    #expect(run.face.face.slant == 0)
  }

  /// Apple's Human Interface Guidelines, Typography: SF's tracking is −0.43 points at 17.
  @Test func cyrillicLettersHaveSFsTracking() throws {
    let font = FontDescriptor(size: 17)
    let advance = try #require(
      FontLibrary().font(for: font).primary.systemAdvance(of: 0x436, tabularDigits: false))
    let tracking = try width("жжжжжжжжжж", 75, size: 17) / 10 - Double(advance) * 17
    #expect(abs(tracking + 0.43) < 0.01)
  }
}
