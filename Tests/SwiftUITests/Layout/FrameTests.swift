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

  @Test func paddingIsSixteenUnlessSaid() {
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
}
