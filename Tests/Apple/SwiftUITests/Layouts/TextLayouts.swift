import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// Everyday layouts of texts: heights at text sizes, baselines, truncation, fixed sizes, right to left.
@MainActor @Suite struct TextLayouts {
  /// `UIFont.lineHeight` on iOS 26 (Vercantez/openuikit @6f62d1d, fixtures/realapp/dynamic_type_ios.json, asked on a
  /// simulator), up to the next of three pixels a point.
  @Test(arguments: [
    (Font.TextStyle.largeTitle, DynamicTypeSize.xSmall, 36.994), (.title, .xSmall, 29.834),
    (.headline, .xSmall, 16.707), (.body, .small, 17.9), (.callout, .xxxLarge, 26.254),
    (.largeTitle, .accessibility1, 52.508), (.title3, .accessibility1, 36.994),
    (.body, .accessibility1, 33.414), (.footnote, .accessibility5, 52.508),
    (.caption, .accessibility5, 51.314), (.caption2, .accessibility5, 47.734),
  ])
  func aLineIsAsHighAsItsFont(_ style: Font.TextStyle, _ size: DynamicTypeSize, _ height: Double) {
    let laid = LaidOut(Text(verbatim: "Ag").font(.system(style)), scale: 3) {
      $0.dynamicTypeSize = size
    }
    let expected = (height * 3).rounded(.up) / 3
    #expect(abs(Double(laid.size.height) - expected) < 0.001)
  }

  /// Apple's guidelines: the leading is the distance of two lines. Three lines of body at AX1, 28 points with a
  /// leading of 34, are a line of 33.414 and two of 34 high.
  @Test func linesLieTheirLeadingApart() {
    let laid = LaidOut(Text(verbatim: "A\nB\nC"), scale: 3) { $0.dynamicTypeSize = .accessibility1 }
    #expect(abs(laid.size.height - (33.414 + 68)) < 0.34)
  }

  /// `UIFont.ascender` of 34 and 17 points: 32.373 and 16.187 (the same file). By their first baselines the smaller
  /// text lies 16.187 lower.
  @Test func textsAlignAtTheirBaselines() throws {
    let laid = LaidOut(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "34").font(.system(size: 34))
        Text(verbatim: "17").font(.system(size: 17))
      }, scale: 3)
    let frames = laid.frames("Text")
    #expect(try abs(frames.element(1).minY - frames.element(0).minY - 16.187) < 0.34)
  }

  /// Apple's documentation of `lineLimit(_:)` and `truncationMode(_:)`: a text that is cut stays within what is
  /// proposed, on one line.
  @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
  func aTextThatIsCutStaysInItsRoom(_ mode: Text.TruncationMode) throws {
    let long = Text(verbatim: "A text far too long for its room").lineLimit(1).truncationMode(mode)
    let laid = LaidOut(long, width: 100, scale: 3)
    #expect(laid.size.width <= 100 && laid.size.width > 80)
    #expect(abs(laid.size.height - 61 / 3.0) < 0.001)
  }

  /// Apple's documentation of `fixedSize()`: such a text isn't cut, and sticks out of a frame on both sides.
  @Test func aTextOfAFixedSizeIsNotCut() throws {
    let text = Text(verbatim: "A single line of text, too long to fit in a box.")
    let ideal = LaidOut(text, scale: 3).size
    let laid = LaidOut(text.fixedSize().frame(width: 100, height: 100), scale: 3)
    let frame = try laid.frames("Text").element(0)
    #expect(frame.width == ideal.width && ideal.width > 200)
    #expect(abs(frame.midX - 50) < 0.34 && abs(frame.midY - 50) < 0.34)
  }

  /// Apple's documentation of `fixedSize(horizontal:vertical:)`: with the height alone fixed a text wraps and is as high
  /// as its lines, whatever height there is.
  @Test func aTextOfAFixedHeightHasAllItsLines() {
    let text = Text(verbatim: "one two three four five six seven")
    let free = LaidOut(text, width: 80, scale: 3).size
    let laid = LaidOut(
      text.fixedSize(horizontal: false, vertical: true), width: 80, height: 20, scale: 3)
    #expect(laid.size == free)
    #expect(LaidOut(text, width: 80, height: 25, scale: 3).size.height < free.height)
  }

  /// WWDC19 237: the text of the higher priority is whole, the other is cut.
  @Test func aPriorityKeepsATextWhole() throws {
    let first = "An important title", second = "and a remark that may be cut"
    let ideal = LaidOut(Text(verbatim: first), scale: 3).size.width
    let laid = LaidOut(
      HStack(spacing: 8) {
        Text(verbatim: first).layoutPriority(1)
        Text(verbatim: second)
      }
      .lineLimit(1), width: 200, height: 30, scale: 3)
    let frames = laid.frames("Text")
    #expect(try frames.element(0).width == ideal)
    #expect(try frames.element(1).width < 200 - 8 - ideal + 0.34)
  }

  /// Apple's documentation of `multilineTextAlignment(_:)`: leading is the right side from right to left, and a text's
  /// frame is that of its widest line.
  @Test func leadingLinesEndAtTheRightFromRightToLeft() throws {
    func lefts(_ direction: LayoutDirection) -> [CGFloat] {
      LaidOut(Text(verbatim: "wide words\nx"), scale: 3) { $0.layoutDirection = direction }
        .list.commands.compactMap { if case .glyphs(let run) = $0 { run.origin.x } else { nil } }
    }
    let (left, right) = (lefts(.leftToRight), lefts(.rightToLeft))
    #expect(try abs(left.element(0) - left.element(1)) < 0.34)
    #expect(try right.element(1) - right.element(0) > 40)
  }

  /// Apple's documentation of `lineLimit(_:reservesSpace:)`.
  @Test func reservedLinesTakeTheirRoom() {
    let short = LaidOut(Text(verbatim: "x").lineLimit(3, reservesSpace: true), scale: 3).size.height
    let long = LaidOut(Text(verbatim: "x\nx\nx"), scale: 3).size.height
    #expect(short == long)
  }
}
