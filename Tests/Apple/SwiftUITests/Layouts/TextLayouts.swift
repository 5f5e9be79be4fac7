import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// Everyday layouts of texts in relation to each other; those with known figures are in the fidelity tool.
@MainActor @Suite struct TextLayouts {
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

  /// Apple's documentation of `minimumScaleFactor(_:)`: a text shrinks as far as it needs to fit.
  @Test func aTextThatMayShrinkFits() {
    let text = Text(verbatim: "Test one of many in a suite").lineLimit(1)
    let ideal = LaidOut(text, scale: 3).size
    let laid = LaidOut(text.minimumScaleFactor(0.5), width: 150, scale: 3)
    #expect(laid.size.width <= 150 && laid.size.width > 140)
    #expect(laid.size.height < ideal.height && laid.size.height > ideal.height / 2)
    #expect(LaidOut(text.minimumScaleFactor(0.5), width: 400, scale: 3).size == ideal)
  }
}
