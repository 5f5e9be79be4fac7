import Foundation
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

/// Expected values: `layout_facts.json` and Apple's documentation.
@MainActor
@Suite struct FrameTests {
  /// doc-frame-minonly-small: the frame is max(min(proposal, child), min).
  @Test func aMinimumAloneIsBoundedByTheOfferAndTheContent() {
    let laid = LaidOut(box.frame(width: 200).frame(minWidth: 50), width: 100, height: 10)
    #expect(laid.size.width == 100)
  }

  /// doc-frame-maxonly-large, doc-frame-maxonly-mid
  @Test(arguments: [(100.0, 60.0), (40, 40), (10, 20)])
  func aMaximumAloneGrowsFromTheContent(_ offer: CGFloat, _ expected: CGFloat) {
    let laid = LaidOut(box.frame(width: 20).frame(maxWidth: 60), width: offer, height: 10)
    #expect(laid.size.width == expected)
  }

  /// fg-minwidth
  @Test func aMinimumHolds() {
    let laid = LaidOut(box.frame(width: 70).frame(minWidth: 150), width: 200, height: 1)
    #expect(laid.size.width == 150)
  }

  @Test func infinityFillsTheOfferAndAligns() {
    let laid = LaidOut(
      box.frame(width: 20, height: 10).frame(maxWidth: .infinity, alignment: .trailing),
      width: 100, height: 50)
    #expect(laid.size == CGSize(width: 100, height: 10))
    #expect(laid.frames("Color") == [CGRect(80, 0, 20, 10)])
  }

  /// re-flexframe-placement: nothing offered, no ideal: the content keeps its ideal size.
  @Test func infinityWithoutAnOfferIsTheContent() {
    let laid = LaidOut(box.frame(width: 20, height: 10).frame(maxWidth: .infinity))
    #expect(laid.size == CGSize(width: 20, height: 10))
  }

  /// fg-ideal-rect
  @Test func aShapesIdealSizeIsTenByTen() {
    #expect(
      LaidOut(Rectangle().fixedSize(), width: 77, height: 5).size == CGSize(width: 10, height: 10))
  }

  /// re-aspect-fit, re-aspect-onedim
  @Test func aspectRatioFits() {
    let fit = box.aspectRatio(2, contentMode: .fit)
    #expect(LaidOut(fit, width: 100, height: 100).size == CGSize(width: 100, height: 50))
    #expect(LaidOut(fit, width: 100).size == CGSize(width: 100, height: 50))
    let fill = box.aspectRatio(2, contentMode: .fill)
    #expect(LaidOut(fill, width: 100, height: 100).size == CGSize(width: 200, height: 100))
  }

  @Test func paddingIsSixteenUnlessGiven() {
    let laid = LaidOut(box.padding().padding(.leading, 4), width: 100, height: 50)
    #expect(laid.frames("Color") == [CGRect(20, 16, 64, 18)])
    #expect(LaidOut(box.frame(width: 8, height: 8).padding(-2)).size == CGSize(width: 4, height: 4))
  }

  @Test func paddingIsMirrored() {
    let laid = LaidOut(
      box.padding(.leading, 10), width: 100, height: 50,
      change: { $0.layoutDirection = .rightToLeft })
    #expect(laid.frames("Color") == [CGRect(0, 0, 90, 50)])
  }

  @Test func offsetLeavesTheSpaceWhereItWas() {
    let laid = LaidOut(
      HStack(spacing: 0) {
        box.frame(width: 10, height: 10).offset(x: 3, y: -4)
        box.frame(width: 10, height: 10)
      })
    #expect(laid.size == CGSize(width: 20, height: 10))
    #expect(laid.frames("Color") == [CGRect(3, -4, 10, 10), CGRect(10, 0, 10, 10)])
  }

  @Test func positionTakesTheOfferAndCentresThere() {
    let laid = LaidOut(
      box.frame(width: 10, height: 10).position(x: 30, y: 7), width: 100, height: 50)
    #expect(laid.size == CGSize(width: 100, height: 50))
    #expect(laid.frames("Color") == [CGRect(25, 2, 10, 10)])
  }

  @Test func layersHaveTheSizeOfWhatTheyLieOn() {
    let laid = LaidOut(
      box.frame(width: 40, height: 20)
        .overlay(alignment: .bottomTrailing) { box.frame(width: 10, height: 10) }
        .background { box })
    #expect(laid.size == CGSize(width: 40, height: 20))
    #expect(
      laid.frames("Color") == [CGRect(0, 0, 40, 20), CGRect(0, 0, 40, 20), CGRect(30, 10, 10, 10)])
  }

  /// fg-geometryreader
  @Test func aGeometryReaderTakesAllAndPutsItsContentInTheCorner() {
    var seen = CGSize.zero
    let laid = LaidOut(
      GeometryReader { proxy -> AnyView in
        seen = proxy.size
        return AnyView(box.frame(width: 5, height: 5))
      }, width: 120, height: 40)
    #expect(seen == CGSize(width: 120, height: 40))
    #expect(laid.frames("Color") == [CGRect(0, 0, 5, 5)])
  }

  /// Contradictory limits: the ideal length is raised to the least, the greatest to the ideal; least
  /// above greatest is no limit. Source: OpenSwiftUI's tests of flexible frames (@069dd80).
  @Test func contradictoryLimitsAreSettled() {
    let content = box.frame(width: 40, height: 10)
    #expect(LaidOut(content.frame(minWidth: 80, idealWidth: 20)).size.width == 80)
    #expect(LaidOut(content.frame(idealWidth: 80, maxWidth: 20)).size.width == 80)
    #expect(LaidOut(content.frame(minWidth: 100, maxWidth: 50), width: 200).size.width == 40)
    #expect(LaidOut(content.frame(minWidth: -20), width: 10).size.width == 10)
    let laid = LaidOut(content.frame(minWidth: 100, maxWidth: 50), width: 200)
    #expect(laid.list.diagnostics.map(\.code) == ["invalid-frame"])
  }

  @Test func limitsOnBothSidesFollowTheOffer() {
    let view = box.frame(width: 40, height: 10).frame(minWidth: 30, maxWidth: 90)
    #expect(LaidOut(view, width: 10).size.width == 30)
    #expect(LaidOut(view, width: 60).size.width == 60)
    #expect(LaidOut(view, width: 500).size.width == 90)
    #expect(LaidOut(view).size.width == 40)
  }

  /// A ratio asks nothing of a view that is offered nothing (AspectRatioLayout.swift @069dd80).
  @Test func aRatioWithoutAnOfferIsTheIdealSize() {
    #expect(
      LaidOut(box.aspectRatio(2, contentMode: .fit).fixedSize()).size
        == CGSize(width: 10, height: 10))
    #expect(
      LaidOut(box.aspectRatio(2, contentMode: .fill), height: 30).size
        == CGSize(width: 60, height: 30))
  }

  @Test func positionOffersItsOwnSize() {
    let laid = LaidOut(box.position(x: 5, y: 5), width: 40, height: 20)
    #expect(laid.frames("Color") == [CGRect(-15, -5, 40, 20)])
  }

  @Test func aGeometryChangeIsSeenInTheSamePicture() {
    struct Copy: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          box.frame(width: 37, height: 5)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              width = $0
            }
          box.frame(width: width, height: 2)
        }
      }
    }
    #expect(LaidOut(Copy()).frames("Color").map(\.width) == [37, 37])
  }

  @Test func aReaderKnowsItsSafeArea() {
    var seen = EdgeInsets()
    _ = LaidOut(
      GeometryReader { proxy -> AnyView in
        seen = proxy.safeAreaInsets
        return AnyView(box)
      }.safeAreaPadding(.leading, 11), width: 50, height: 40)
    #expect(seen == EdgeInsets(top: 0, leading: 11, bottom: 0, trailing: 0))
  }
}
