import DisplayList
import Foundation
import Testing

@testable import Rendering

/// The edges of letters' ink, in pixels from the baseline, as in pictures that Apple's SwiftUI
/// drew, a row or column that is covered in part counting in part.
@Suite struct FittedInkTests {
  /// - Parameters:
  ///   - em: pixels, as the font is asked for; Inter is drawn at 0.968 of it.
  ///   - opticalSize: Inter's, as text of that size has it.
  private func ink(
    _ text: String, em: CGFloat, weight: Double = 400, opticalSize: Double = 14
  ) throws -> (top: Double, bottom: Double, width: Double) {
    try ink(SetText.fitted(weight: weight, opticalSize: opticalSize), text, em: em * 0.968)
  }

  /// - Parameter em: the size of the font that is drawn, pixels.
  private func ink(
    _ font: SetText, _ text: String, em: CGFloat
  ) throws -> (top: Double, bottom: Double, width: Double) {
    let run = try #require(
      font.run(text, size: em, at: CGPoint(x: 20, y: 100)),
      "a pinned font is missing: run `make deps`")
    let picture = Rasterizer().render(
      DisplayList(size: CGSize(width: 200, height: 160), commands: [.glyphs(run)]), scale: 1)
    func most(_ line: StrideTo<Int>) -> Double {
      Double(line.map { picture.words[$0] >> 24 }.max() ?? 0) / 255
    }
    let width = picture.width
    let rows = (0..<picture.height).map {
      most(stride(from: $0 * width, to: ($0 + 1) * width, by: 1))
    }
    let columns = (0..<width).map { most(stride(from: $0, to: picture.count, by: width)) }
    return (
      rows[..<100].reduce(0, +), rows[100...].reduce(0, +), columns.reduce(0, +)
    )
  }

  /// Body at @3x: 51 pixels an em. An l on iOS 26.1 reaches 37.5 (Vercantez/openuikit @858c9e8).
  @Test func lettersReachAsHighAndLowAsSFs() throws {
    #expect(abs(try ink("l", em: 51).top - 37.5) < 0.3)
    #expect(abs(try ink("h", em: 51).top - 37.5) < 0.3)
    #expect(abs(try ink("H", em: 51).top - 51 * 1443 / 2048) < 0.3)
    #expect(abs(try ink("p", em: 51).bottom - 9) < 0.4)
  }

  /// Semibold rises higher: 26.6 of 36 pixels (home-assistant/iOS @d722d78, tiles at 12 points).
  @Test func semiboldRisesHigher() throws {
    #expect(abs(try ink("l", em: 36, weight: 600).top - 26.6) < 0.3)
  }

  /// An ascender of the display cut is no higher than a capital
  /// (doordash-oss/swiftui-preview-snapshots @36cd366, titles of 28 points).
  @Test func largeLettersRiseToTheCapitals() throws {
    let l = try ink("l", em: 84, opticalSize: 27).top,
      capital = try ink("H", em: 84, opticalSize: 27).top
    #expect(abs(l - capital) < 0.6)
  }

  /// `%` in 15 points semibold is 45 pixels an em (home-assistant/iOS @d722d78, live activity).
  @Test func thePercentSignIsAsWideAsSFs() throws {
    #expect(abs(try ink("%", em: 45, weight: 600).width - 38.8) < 0.6)
  }

  /// Bold figures of the rounded design at 20 points, 60 pixels an em (home-assistant/iOS @d722d78,
  /// energyWidgetSystemMediumSnapshot): Apple's ink from edge to edge.
  @Test(arguments: [
    ("0", 34.4), ("2", 31.0), ("3", 31.9), ("4", 35.4), ("5", 31.6), ("6", 33.9), ("8", 34.2),
    ("9", 33.9),
  ])
  func roundedFiguresAreAsWideAsSFs(figure: String, width: Double) throws {
    #expect(abs(try ink(.rounded(weight: 700), figure, em: 60).width - width) < 1)
  }

  /// The comma between them: 9.1 pixels wide, 7.8 above the line and 10 below it.
  @Test func theRoundedCommaIsASlantedLine() throws {
    let comma = try ink(.rounded(weight: 700), ",", em: 60)
    #expect(abs(comma.width - 9.1) < 0.5)
    #expect(abs(comma.top - 7.8) < 0.5)
    #expect(abs(comma.bottom - 10) < 0.5)
  }

  /// Inter Italic 4.1 draws U+0251 from 75 to 1191 of 2048 units (its `glyf` table), as it draws its own a. An italic a is the
  /// upright's, 90 to 992, slanted, and narrower than that.
  @Test func theItalicLetterOfOneStoreyKeepsItsOutline() throws {
    let font = SetText.fittedItalic(weight: 400)
    // Corners of slanted stems cover the outer columns in small part.
    #expect(abs(try ink(font, "ɑ", em: 102.4).width - 55.8) < 1.5)
    #expect(try ink(font, "a", em: 102.4).width < 52)
  }

  /// A ring with an acute reaches neither left nor right of an a in Inter 4.1: both are from 90 to 992 in its `glyf` table.
  @Test func aRingWithAnAcuteStandsOverTheItalicA() throws {
    let font = SetText.fittedItalic(weight: 400)
    let letter = try ink(font, "a", em: 102.4)
    for marked in ["å", "ǻ"] {
      let drawn = try ink(font, marked, em: 102.4)
      #expect(abs(drawn.width - letter.width) < 0.3, "\(marked)")
      #expect(drawn.top > 1.4 * letter.top, "\(marked)")
    }
  }
}
