import DisplayList
import Testing

@testable import SwiftUI

private nonisolated struct WidthKey: LayoutValueKey {
  static let defaultValue: CGFloat = 10
}

/// A layout that gives its only view the width of its value.
private nonisolated struct ValueWidth: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: subviews[0][WidthKey.self], height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

@MainActor private func widths<V: View>(_ view: V, width: CGFloat) -> [CGFloat] {
  LaidOut(view, width: width, height: 20).frames("Color").map(\.width)
}

/// Priorities, z indices and values that views hand to the container around them.
/// OpenSwiftUI @069dd80 is the source: ViewTrait.swift writes traits from the outside in;
/// LayoutView.swift gives a layout the priority 0 unless it has its own.
@MainActor @Suite struct TraitTests {
  /// A layout of Apple's in which it was measured: `layoutValue` twice, the inner one counts.
  @Test func ofTwoLayoutValuesTheInnerCounts() {
    let laid = LaidOut(
      ValueWidth {
        Color.red.layoutValue(key: WidthKey.self, value: 70)
          .layoutValue(key: WidthKey.self, value: 30)
      })
    #expect(laid.size.width == 70)
  }

  @Test func aValueIsReadThroughModifiersAroundIt() {
    let laid = LaidOut(
      ValueWidth { Color.red.layoutValue(key: WidthKey.self, value: 70).padding(3).opacity(0.5) })
    #expect(laid.size.width == 70)
  }

  @Test func ofTwoLayoutPrioritiesTheOuterCounts() {
    // The second colour has the priority 1 between 2 and 0.
    let found = widths(
      HStack(spacing: 0) {
        Color.red.layoutPriority(2).layoutPriority(0)
        Color.blue.layoutPriority(1)
      }, width: 100)
    #expect(found == [0, 100])
  }

  @Test func aFrameEndsThePriorityOfWhatIsInIt() {
    let found = widths(
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).frame(maxWidth: .infinity)
        Color.blue
      }, width: 100)
    #expect(found == [50, 50])
  }

  @Test func aPaddingEndsThePriorityOfWhatIsInIt() {
    let found = widths(
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).padding(.vertical, 2)
        Color.blue
      }, width: 100)
    #expect(found == [50, 50])
  }

  @Test func aFixedSizeKeepsThePriorityOfWhatIsInIt() {
    let found = widths(
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).fixedSize(horizontal: false, vertical: true)
        Color.blue
      }, width: 100)
    #expect(found == [100, 0])
  }

  @Test func aBackgroundKeepsThePriorityOfWhatIsInFrontOfIt() {
    let found = widths(
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).background { EmptyView() }.opacity(0.5)
        Color.blue
      }, width: 100)
    #expect(found == [100, 0])
  }

  /// A layout of Apple's in which it was measured: 163 points each of 334.
  @Test func aSpacerInAnEndlessFrameSharesWithAColor() {
    let laid = LaidOut(
      HStack(spacing: 8) {
        Color.red
        Spacer().frame(maxWidth: .infinity)
      }, width: 334, height: 20)
    #expect(laid.frames("Color").first?.width == 163)
  }

  @Test func aBareSpacerLeavesAllToAColor() {
    let found = widths(
      HStack(spacing: 0) {
        Color.red
        Spacer(minLength: 0)
      }, width: 100)
    #expect(found == [100])
  }

  @Test func ofTwoZIndicesTheInnerCounts() {
    let laid = LaidOut(
      ZStack {
        Color.red.frame(width: 10, height: 10).zIndex(2).zIndex(0)
        Color.blue.frame(width: 20, height: 20).zIndex(1)
      })
    // The last one drawn is in front.
    #expect(laid.frames("Color").map(\.width) == [20, 10])
  }

  @Test func ofTwoSpansOfAGridCellTheInnerCounts() {
    let laid = LaidOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(height: 10).gridCellColumns(1).gridCellColumns(2)
          Color.blue.frame(width: 40, height: 10)
        }
        GridRow {
          Color.green.frame(width: 30, height: 10)
          Color.green.frame(width: 30, height: 10)
        }
      }, width: 100)
    #expect(laid.frames("Color").first?.width == 60)
    #expect(laid.size.width == 100)
  }

  @Test func ofTwoTagsOfATypeTheInnerCounts() {
    let picker = Picker("", selection: .constant(1)) {
      Text("one").tag(1).tag(2)
      Text("two").tag(3)
    }.pickerStyle(.menu)
    let laid = LaidOut(picker) { $0.surface = .app }
    #expect(laid.list.views.contains { $0.text == "one" })
  }
}
