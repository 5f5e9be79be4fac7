import Foundation
import TestSupport
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

/// Cells of a `Grid` over several columns. Expected values: Apple's documentation of `gridCellAnchor(_:)`, by which such a
/// cell is placed by the unit point of the alignments, and SF's metrics: 17 points of it are 20⅓ points high with the
/// baseline 17 × 1950 ÷ 2048 = 16.187 points below their top, 34 points 40⅔ and 32.373.
@MainActor
@Suite struct WideGridCellTests {
  @Test(arguments: [Alignment.leadingFirstTextBaseline, .trailingLastTextBaseline])
  func aTextOutsideARowStaysBetweenTheRows(_ alignment: Alignment) {
    let laid = LaidOut(
      Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Text(verbatim: "aa") }
        Text(verbatim: "A note")
        GridRow {
          Text(verbatim: "aa")
          Text(verbatim: "bb")
        }
        Text(verbatim: "A note")
      }, scale: 3)
    #expect(areClose(laid.frames("Text").map(\.minY), [0, 20.333, 40.667, 40.667, 61]))
    #expect(areClose([laid.size.height], [81.333]))
  }

  @Test func aWideTextLiesOnTheBaselineOfItsRow() {
    let laid = LaidOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text(verbatim: "34").font(.system(size: 34))
          Text(verbatim: "17").font(.system(size: 17)).gridCellColumns(2)
        }
        GridRow { ForEach(0..<3) { _ in Text(verbatim: "x").font(.system(size: 17)) } }
      }, scale: 3)
    #expect(areClose(laid.frames("Text").map(\.minY), [0, 16.187, 40.667, 40.667, 40.667]))
    #expect(areClose([laid.size.height], [61]))
  }

  /// The 34 points' text needs 32.373 points above the baseline; two lines of 17 points, 22 apart, need 42.333 − 16.187
  /// below it.
  @Test func aRowHasRoomForAWideTextBelowItsBaseline() {
    let laid = LaidOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text(verbatim: "34").font(.system(size: 34))
          Text(verbatim: "a\nb").font(.body).gridCellColumns(2)
        }
      }, scale: 3)
    #expect(areClose(laid.frames("Text").map(\.minY), [0, 16.187]))
    #expect(areClose([laid.size.height], [58.519]))
  }

  @Test func aGuideLeavesAWideCellWhereTheAlignmentPlacesIt() {
    func grid(_ alignment: Alignment) -> [CGRect] {
      LaidOut(
        Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box.frame(width: 20, height: 10)
            box.frame(width: 40, height: 10)
          }
          box.frame(width: 12, height: 3).alignmentGuide(.leading) { $0[.leading] - 5 }
            .alignmentGuide(HorizontalAlignment.center) { _ in 30 }
            .alignmentGuide(.trailing) { _ in 1 }
        }
      ).frames("Color")
    }
    #expect(grid(.leading)[at: 2] == CGRect(0, 10, 12, 3))
    #expect(grid(.center)[at: 2] == CGRect(24, 10, 12, 3))
    #expect(grid(.trailing)[at: 2] == CGRect(48, 10, 12, 3))
  }

  @Test func aWideCellIsAtItsRowsEdgeWhereOtherCellsGuidesMeet() {
    func row(_ alignment: VerticalAlignment) -> [CGRect] {
      LaidOut(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: alignment) {
            box.frame(width: 20, height: 20).alignmentGuide(.top) { $0[.top] + 5 }
            box.frame(width: 20, height: 20)
            box.frame(width: 10, height: 10).gridCellColumns(2).alignmentGuide(.top) { _ in 3 }
          }
        }
      ).frames("Color")
    }
    #expect(row(.top) == [CGRect(0, 0, 20, 20), CGRect(20, 5, 20, 20), CGRect(40, 0, 10, 10)])
    #expect(row(.bottom) == [CGRect(0, 0, 20, 20), CGRect(20, 0, 20, 20), CGRect(40, 10, 10, 10)])
  }

  /// A guide that isn't finite is at the start of its view, as in a stack: another's center is 20 points to the right.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aGuideThatIsNotFiniteIsAtTheStart(_ guide: CGFloat) {
    let column = [CGRect(20, 0, 20, 10), CGRect(0, 10, 40, 10)]
    @ViewBuilder var cells: some View {
      box.frame(width: 20, height: 10).alignmentGuide(HorizontalAlignment.center) { _ in guide }
      box.frame(width: 40, height: 10)
    }
    #expect(LaidOut(VStack(spacing: 0) { cells }).frames("Color") == column)
    let rows = LaidOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box.frame(width: 20, height: 10).alignmentGuide(HorizontalAlignment.center) { _ in guide }
        }
        GridRow { box.frame(width: 40, height: 10) }
      })
    #expect(rows.frames("Color") == column)
    #expect(rows.size == CGSize(width: 40, height: 20))
    let row = LaidOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box.frame(width: 20, height: 10).alignmentGuide(VerticalAlignment.center) { _ in guide }
          box.frame(width: 20, height: 20)
        }
      })
    #expect(row.frames("Color") == [CGRect(0, 10, 20, 10), CGRect(20, 0, 20, 20)])
    #expect(row.size == CGSize(width: 40, height: 20))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func gapsThatAreNotFiniteAreNone(_ gap: CGFloat) {
    let laid = LaidOut(
      Grid(horizontalSpacing: gap, verticalSpacing: gap) {
        GridRow {
          box.frame(width: 20, height: 10)
          box.frame(width: 20, height: 10)
        }
        box.frame(width: 40, height: 10)
      }, width: 100, height: 100)
    #expect(
      laid.frames("Color") == [
        CGRect(0, 0, 20, 10), CGRect(20, 0, 20, 10), CGRect(0, 10, 40, 10),
      ])
    #expect(laid.size == CGSize(width: 40, height: 20))
  }

  /// Numbers of columns outside 1 to 1,000 are the nearest of those.
  @Test func aCellSpansOneToAThousandColumns() {
    let laid = LaidOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box.frame(width: 5, height: 5).gridCellColumns(0)
          box.frame(width: 5, height: 5).gridCellColumns(-3)
        }
        GridRow { box.gridCellColumns(.max) }
        GridRow { box.gridCellColumns(1000) }
      }, width: 300, height: 105)
    let frames = laid.frames("Color")
    #expect(areClose(frames.map(\.minX), [0, 5, 0, 0]))
    #expect(areClose(frames.suffix(2).map(\.width), [300, 300]))
    #expect(areClose(frames.suffix(2).map(\.height), [50, 50]))
  }

  private func areClose(_ lengths: [CGFloat], _ expected: [CGFloat]) -> Bool {
    lengths.count == expected.count && zip(lengths, expected).allSatisfy { abs($0 - $1) < 0.01 }
  }
}
