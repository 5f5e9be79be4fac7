import Foundation
import TestSupport
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

/// Expected values: `layout_facts.json` (ids in the names' comments), measured from or
/// audited against Apple's SwiftUI, and Apple's documentation of each modifier.
@MainActor
@Suite struct StackTests {
  /// skip-hstack-bottom
  @Test func aStackSharesItsWidthAndAlignsAtTheBottom() {
    let laid = LaidOut(
      HStack(alignment: .bottom, spacing: 0) {
        box.frame(height: 10)
        box.frame(height: 12)
        box.frame(height: 10)
      }.frame(width: 12, height: 12))
    #expect(
      laid.frames("Color") == [CGRect(0, 2, 4, 10), CGRect(4, 0, 4, 12), CGRect(8, 2, 4, 10)])
  }

  /// skip-hstack-spacers-overflow
  @Test func spacersKeepEightPointsAndTheStackOverflowsOnBothSides() {
    let laid = LaidOut(
      HStack {
        Spacer()
        box.frame(width: 2)
        Spacer()
        box.frame(width: 2)
        Spacer()
      }.frame(width: 12, height: 12))
    #expect(laid.frames("Color").map(\.minX) == [0, 10])
  }

  /// skip-stacks
  @Test func nestedStacksAlignEachOnTheirOwn() {
    let laid = LaidOut(
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            box.frame(width: 1, height: 2)
            box.frame(width: 1, height: 1)
          }
          box.frame(width: 6, height: 3)
          box.frame(width: 5, height: 3)
        }
        HStack(spacing: 0) {
          box.frame(width: 3, height: 9)
          box.frame(width: 9, height: 9)
        }
      }.frame(width: 12, height: 12))
    let frames = laid.frames("Color")
    #expect(frames.first == CGRect(0, 0, 1, 2))
    #expect(frames[at: 3] == CGRect(7, 0, 5, 3))
    #expect(frames[at: 4] == CGRect(0, 3, 3, 9))
  }

  /// oleb-first: 600 / 3 offered to the first, what it leaves shared by the others.
  @Test func theLeastFlexibleIsServedFirst() {
    let laid = LaidOut(
      HStack(spacing: 10) {
        box.frame(maxWidth: 100)
        box
        box
      }, width: 620, height: 10)
    #expect(laid.frames("Color").map(\.width) == [100, 250, 250])
  }

  @Test func aHigherPriorityTakesWhatTheOthersDoNotNeed() {
    let laid = LaidOut(
      HStack(spacing: 0) {
        box.frame(minWidth: 20)
        box.layoutPriority(1)
      }, width: 100, height: 10)
    #expect(laid.frames("Color").map(\.width) == [20, 80])
  }

  @Test func aNilOfferGivesEveryChildItsIdealLength() {
    let laid = LaidOut(
      HStack(spacing: 5) {
        box
        box.frame(width: 30)
      }, width: nil, height: 40)
    #expect(laid.size == CGSize(width: 45, height: 40))
  }

  @Test func viewsWithoutAPreferenceAreEightPointsApart() {
    let laid = LaidOut(
      VStack {
        box.frame(width: 4, height: 4)
        box.frame(width: 4, height: 4)
      })
    #expect(laid.size == CGSize(width: 4, height: 16))
  }

  /// skip-zstack-bottomtrailing, -top, -trailing, re-zstack-align
  @Test(arguments: [
    (Alignment.bottomTrailing, CGRect(6, 6, 6, 6)), (.top, CGRect(3, 0, 6, 6)),
    (.trailing, CGRect(6, 3, 6, 6)), (.center, CGRect(3, 3, 6, 6)),
  ])
  func aZStackAligns(_ alignment: Alignment, _ expected: CGRect) {
    let laid = LaidOut(
      ZStack(alignment: alignment) {
        box.frame(width: 12, height: 12)
        box.frame(width: 6, height: 6)
      })
    #expect(laid.size == CGSize(width: 12, height: 12))
    #expect(laid.frames("Color")[at: 1] == expected)
  }

  /// re-zstack-priority
  @Test func aZStackIsAsLargeAsItsChildrenOfHighestPriority() {
    let laid = LaidOut(
      ZStack {
        box.frame(width: 10, height: 10).layoutPriority(1)
        box.frame(width: 50, height: 50)
      })
    #expect(laid.size == CGSize(width: 10, height: 10))
    #expect(laid.frames("Color")[at: 1] == CGRect(-20, -20, 50, 50))
  }

  @Test func alignmentGuidesMoveAView() {
    let laid = LaidOut(
      VStack(alignment: .leading, spacing: 0) {
        box.frame(width: 40, height: 10)
        box.frame(width: 10, height: 10).alignmentGuide(.leading) { $0[.trailing] }
      })
    #expect(laid.size == CGSize(width: 50, height: 20))
    #expect(laid.frames("Color") == [CGRect(10, 0, 40, 10), CGRect(0, 10, 10, 10)])
  }

  @Test func rightToLeftMirrorsAStack() {
    let laid = LaidOut(
      HStack(spacing: 2) {
        box.frame(width: 10, height: 1)
        box.frame(width: 20, height: 1)
      }, change: { $0.layoutDirection = .rightToLeft })
    #expect(laid.frames("Color").map(\.minX) == [22, 0])
  }

  @Test func moreThanTenChildrenLieInOneBuilder() {
    let laid = LaidOut(
      HStack(spacing: 1) {
        box.frame(width: 1)
        box.frame(width: 1)
        box.frame(width: 1)
        box.frame(width: 1)
        box.frame(width: 1)
        box.frame(width: 1)
        box.frame(width: 1)
        box.frame(width: 1)
        box.frame(width: 1)
        box.frame(width: 1)
        box.frame(width: 1)
        ForEach(0..<3) { _ in box.frame(width: 1) }
      }, height: 1)
    #expect(laid.frames("Color").count == 14)
    #expect(laid.size.width == 27)
  }

  /// A guide of its own counts however many frames and choices are around the view.
  @Test func aGuideIsFoundInFramesAndChoices() {
    let laid = LaidOut(
      ZStack(alignment: .leading) {
        box.frame(width: 50, height: 50)
        ViewThatFits {
          box.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -7 }
            .padding(.leading, 2).frame(maxHeight: 20)
        }
      })
    // The guide lies 7 points before the view, which lies 2 points into its padding.
    #expect(laid.frames("Color") == [CGRect(0, 0, 50, 50), CGRect(7, 20, 10, 10)])
  }

  /// A layer without views is none: the view is the one that it is on.
  @Test func aBackgroundWithoutViewsLeavesTheViewAlone() {
    let isChosen = false
    let plain = LaidOut(box.frame(width: 20, height: 10).padding(3))
    let layered = LaidOut(
      box.frame(width: 20, height: 10).background { if isChosen { box } }.padding(3)
        .overlay(alignment: .top) { EmptyView() })
    #expect(layered.size == CGSize(width: 26, height: 16))
    #expect(layered.frames("Color") == [CGRect(3, 3, 20, 10)])
    #expect(layered.list.digest == plain.list.digest)
  }
}
