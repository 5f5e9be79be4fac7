import Foundation
import TestSupport
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

/// Expected values: worked out by hand from Apple's documentation of `Grid`, `LazyVGrid`, `Layout`.
@MainActor
@Suite struct GridTests {
  @Test func cellsShareTheWidthOfTheirColumn() {
    let laid = LaidOut(
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          box.frame(width: 10, height: 6)
          box.frame(width: 30, height: 8)
        }
        GridRow {
          box.frame(width: 20, height: 5)
          box.frame(width: 12, height: 5)
        }
        box.frame(width: 40, height: 3)
      })
    #expect(laid.size == CGSize(width: 54, height: 20))
    #expect(
      laid.frames("Color") == [
        CGRect(0, 0, 10, 6), CGRect(24, 0, 30, 8), CGRect(0, 10, 20, 5), CGRect(24, 10, 12, 5),
        CGRect(0, 17, 40, 3),
      ])
  }

  /// Gaps that aren't given are the largest that two neighbours prefer; one view without a text beside another prefers 8.
  @Test func cellsLieAfterThoseThatSpanColumns() {
    let laid = LaidOut(
      Grid(alignment: .topLeading) {
        GridRow {
          box.frame(width: 30, height: 4).gridCellColumns(2)
          box.frame(width: 6, height: 4)
        }
        GridRow {
          box.frame(width: 10, height: 4)
          box.frame(width: 12, height: 4)
          box.frame(width: 5, height: 4)
        }
      })
    #expect(
      laid.frames("Color") == [
        CGRect(0, 0, 30, 4), CGRect(38, 0, 6, 4), CGRect(0, 12, 10, 4), CGRect(18, 12, 12, 4),
        CGRect(38, 12, 5, 4),
      ])
    #expect(laid.size == CGSize(width: 44, height: 16))
  }

  @Test func aCellSpansColumns() {
    let laid = LaidOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box.frame(width: 10, height: 1)
          box.frame(width: 10, height: 1)
        }
        GridRow { box.frame(height: 1).gridCellColumns(2) }
      }.fixedSize(horizontal: false, vertical: true), width: 20)
    #expect(laid.frames("Color")[at: 2] == CGRect(0, 1, 20, 1))
  }

  /// Narrow columns first, as MarkdownUI's `testTable` (gonzalezreal/swift-markdown-ui @8371aeb) has it
  /// where no height is offered. Where one is, texts as high as their lines come first and get no more
  /// than their share, as its `testTableBackground` has it. Widths in points, 1 for the gap.
  @Test(arguments: [
    (CGFloat?.none, CGFloat(340)), (600, 340), (600, 460),
  ])
  func aColumnOfTextsAsHighAsTheirLinesIsProposedItsShareFirst(_ height: CGFloat?, _ width: CGFloat)
    throws
  {
    let laid = LaidOut(
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          Text(verbatim: "git diff").font(.system(size: 16))
            .fixedSize(horizontal: false, vertical: true).frame(minWidth: 100)
          Text(verbatim: "Show file differences that haven't been staged").font(.system(size: 16))
            .fixedSize(horizontal: false, vertical: true)
        }
      }, width: width, height: height)
    let second = try laid.frames("Text").element(1)
    let share = (width - 1) / 2
    if height == nil {
      #expect(second.width > share && second.width <= width - 101)
    } else {
      #expect(second.width <= share && second.width > share - 60)
    }
  }

  /// The bar takes what the texts leave, as in Apple's "Composing custom layouts with SwiftUI".
  @Test func aBarBetweenTextsTakesTheRest() throws {
    let laid = LaidOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text(verbatim: "Goldfish")
          box.frame(height: 4)
          Text(verbatim: "12")
        }
      }, width: 300, height: 100)
    let texts = laid.frames("Text").map(\.width)
    #expect(
      try abs(laid.frames("Color").element(0).width - (300 - texts.element(0) - texts.element(1)))
        < 0.01)
  }

  @Test func flexibleColumnsShareTheWidth() {
    let laid = LaidOut(
      LazyVGrid(
        columns: [GridItem(.fixed(20), spacing: 5), GridItem(.flexible(), spacing: 5), GridItem()],
        spacing: 3
      ) { ForEach(0..<4) { _ in box.frame(height: 10) } }, width: 100)
    #expect(laid.size == CGSize(width: 100, height: 23))
    #expect(
      laid.frames("Color") == [
        CGRect(0, 0, 20, 10), CGRect(25, 0, 35, 10), CGRect(65, 0, 35, 10), CGRect(0, 13, 20, 10),
      ])
  }

  /// HeatmapView of kasianov-mikhail/scout (picture `testEmpty`, iOS 26, at two pixels a point): 361 points are proposed to
  /// a column of texts 30 wide and six of any width. Its cells are 96 pixels wide and the row is 343 points wide, 9 from
  /// each side: a seventh of the 337 between the gaps for each of the six.
  @Test func aColumnWithAnUnsizedCellOfAnyWidthGetsItsShareLast() throws {
    let laid = LaidOut(
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          ForEach(0..<6, id: \.self) { _ in Color.clear.frame(width: 12, height: 10) }
        }
        GridRow {
          box.frame(width: 30, height: 10)
          ForEach(0..<6, id: \.self) { _ in Rectangle().frame(height: 32) }
        }
      }, width: 361)
    #expect(abs(laid.size.width - 342.857) < 0.001)
    let cell = try laid.frames("Rectangle").element(0)
    #expect(cell.minX == 34)
    #expect(abs(cell.width - 48.143) < 0.001)
  }

  /// The cells of a grid with the alignment `leading` are flush with its title in public pictures of a widget, in columns
  /// without an alignment of their own.
  @Test func aGridsAlignmentIsThatOfItsCells() {
    let laid = LaidOut(
      LazyVGrid(
        columns: [GridItem(.flexible()), GridItem(.flexible(), alignment: .trailing)],
        alignment: .leading, spacing: 0
      ) { ForEach(0..<2) { _ in box.frame(width: 10, height: 10) } }, width: 108)
    #expect(laid.frames("Color").map(\.minX) == [0, 98])
    let row = LaidOut(
      LazyHGrid(rows: [GridItem(.flexible())], alignment: .bottom) {
        box.frame(width: 10, height: 10)
      }, width: 50, height: 50)
    #expect(row.frames("Color") == [CGRect(0, 40, 10, 10)])
  }

  @Test func adaptiveColumnsAreAsManyAsFit() {
    let laid = LaidOut(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 10)], spacing: 0) {
        ForEach(0..<3) { _ in box.frame(height: 10) }
      }, width: 110)
    #expect(laid.frames("Color").map(\.width) == [30, 30, 30])
    #expect(laid.frames("Color").map(\.minX) == [0, 40, 80])
  }

  @Test func theFirstViewThatFitsIsShown() {
    let view = ViewThatFits {
      box.frame(width: 100, height: 10)
      box.frame(width: 50, height: 20)
    }
    #expect(LaidOut(view, width: 120, height: 50).size == CGSize(width: 100, height: 10))
    #expect(LaidOut(view, width: 99, height: 50).size == CGSize(width: 50, height: 20))
    #expect(LaidOut(view, width: 10, height: 50).size == CGSize(width: 50, height: 20))
  }

  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.reduce(into: CGSize.zero) { size, view in
        let own = view.sizeThatFits(.unspecified)
        size.width += own.width + view[Step.self]
        size.height += own.height
      }
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var point = bounds.origin
      for view in subviews {
        let size = view.sizeThatFits(.unspecified)
        view.place(at: point, proposal: .unspecified)
        point.x += size.width + view[Step.self]
        point.y += size.height
      }
    }
  }

  private struct Step: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  @Test func aLayoutOfOnesOwnPlacesItsSubviews() {
    let laid = LaidOut(
      Diagonal()() {
        box.frame(width: 10, height: 5).layoutValue(key: Step.self, value: 2)
        box.frame(width: 4, height: 4)
      })
    #expect(laid.size == CGSize(width: 16, height: 9))
    #expect(laid.frames("Color") == [CGRect(0, 0, 10, 5), CGRect(12, 5, 4, 4)])
  }
}
